import shell from 'content:shell'
import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { SentReference } from '#web/src/components/sent-reference.tsx'
import { seo } from '#web/src/lib/seo.ts'

const { seo: texts, heading, text } = shell.notices.sent

/**
 * The answer to a form that was sent without JavaScript: the two texts of the toast. The Worker
 * inserts the reference (worker/contact/route.ts).
 */
export const Route = createFileRoute('/contact/sent')({
  head: () => seo(texts),
  component: SentPage,
})

function SentPage() {
  return (
    <Notice heading={heading} text={text}>
      <p hidden data-reference className="mb-4 w-full">
        <SentReference />
      </p>
      <ActionLink to="/">Go to the home page</ActionLink>
      <ActionLink to="/services" variant="quiet">
        See all services
      </ActionLink>
    </Notice>
  )
}
