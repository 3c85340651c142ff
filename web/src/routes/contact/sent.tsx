import frame from 'content:frame'
import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { seo } from '#web/src/lib/seo.ts'

const { seo: texts, heading, text } = frame.notices.sent

/** Where a form sent without script arrives: the two texts that the toast would have shown. */
export const Route = createFileRoute('/contact/sent')({
  head: () => seo(texts),
  component: SentPage,
})

function SentPage() {
  return (
    <Notice heading={heading} text={text}>
      <ActionLink to="/">Go to the home page</ActionLink>
      <ActionLink to="/services" variant="quiet">
        See all services
      </ActionLink>
    </Notice>
  )
}
