import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { SentReference } from '#web/src/components/sent-reference.tsx'
import { SentSteps } from '#web/src/components/sent-steps.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { useShell } from '#web/src/lib/shell.ts'

/**
 * The answer to a form that was sent without JavaScript: the Worker shows the two texts of the toast, and
 * inserts the reference (worker/contact/route.ts). A visit without a message gets the purpose of the page.
 */
export const Route = createFileRoute('/contact/sent')({
  head: ({ match }) => seo(match, match.context.shell.notices.sent.seo),
  component: SentPage,
})

function SentPage() {
  const { notices, texts } = useShell()
  const { heading, text, withoutReference } = notices.sent
  return (
    <>
      <Notice name="sent" {...withoutReference} sent={{ heading, text }}>
        <p hidden data-reference className="mb-4 w-full">
          <SentReference />
        </p>
        <ActionLink to="/">{texts.toHomePage}</ActionLink>
        <ActionLink to="/services" variant="quiet">
          {texts.toServices}
        </ActionLink>
      </Notice>
      {notices.sent.steps && (
        <div className="band">
          <div className="wrapper">
            <SentSteps />
          </div>
        </div>
      )}
    </>
  )
}
