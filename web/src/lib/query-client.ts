import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { request } from './request.ts'

/** The effect of an unauthorized read: an error, or null. */
type Unauthorized = 'throw' | 'returnNull'

/**
 * The default read: GET the path in the first element of the query key and parse the answer as JSON.
 */
export function createQueryFunction({ on401 }: { on401: Unauthorized }): QueryFunction {
  return async ({ queryKey }) => {
    try {
      const response = await request('GET', String(queryKey[0]))
      return await response.json()
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof Error && error.message.startsWith('401: ')) {
        return null
      }
      throw error
    }
  }
}

/** A query client without automatic refetching and retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFunction({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
