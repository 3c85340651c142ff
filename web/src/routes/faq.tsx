import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { bookingUrl } from '#web/src/lib/booking-url.ts'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { parseFaqFilter } from './-faq/faq-filter.ts'
import { Questions } from './-faq/questions.tsx'

export const Route = createFileRoute('/faq')({
  validateSearch: parseFaqFilter,
  loader: ({ context }) => loadData(context.shell, '/faq'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/faq'),
  component: FaqPage,
})

function FaqPage() {
  const { hero, closing, ...faq } = Route.useLoaderData()
  const { booking } = useShell()
  return (
    <>
      <PageHeading {...hero} />
      <Questions {...faq} />
      <ClosingCall
        {...closing}
        primaryTo="/contact"
        secondaryTo="/contact"
        secondarySearch={{ topic: 'consultation' }}
        secondaryHref={booking && bookingUrl(booking)}
      />
    </>
  )
}
