import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '#web/src/lib/query-client.ts'
import { preloadToaster } from './toast/toast-outlet.tsx'

/** The query client and the toasts for forms: only pages with a form load them. */
export function RequestProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => {
    preloadToaster()
  }, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
