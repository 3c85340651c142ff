import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { preloadToaster } from '#web/src/components/toast/toast-outlet.tsx'
import { createQueryClient } from '#web/src/lib/query-client.ts'
import { EnquiryForm } from './enquiry-form.tsx'

interface EnquiryProps {
  heading: string
  note: string
  /** The sentence that an empty message begins with. */
  opening: string | undefined
}

/** The message form under its heading, with the request machinery that only it needs. */
export function Enquiry({ heading, note, opening }: EnquiryProps) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => {
    preloadToaster()
  }, [])
  return (
    <section>
      <h2 className="text-title">{heading}</h2>
      <p className="mt-2 text-small text-muted">{note}</p>
      <QueryClientProvider client={queryClient}>
        <EnquiryForm opening={opening} />
      </QueryClientProvider>
    </section>
  )
}
