import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '#web/src/lib/query-client.ts'
import { preloadToaster } from './toast/toast-outlet.tsx'

/** What forms send with and answer by: only the pages that have a form pay for it. */
export function RequestProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => {
    preloadToaster()
  }, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
