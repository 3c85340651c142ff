import { createFileRoute } from '@tanstack/react-router'
import { EnquiryReference, NextSteps } from '#web/src/components/enquiry-sent.tsx'
import { ButtonLink } from '#web/src/components/links.tsx'
import { NoticePage } from '#web/src/components/notice-pages.tsx'
import { pageHead } from '#web/src/lib/page-head.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

/**
 * The answer to a form that was sent without JavaScript: the Worker shows the two texts of the toast, and
 * inserts the reference (worker/enquiry/route.ts). A visit without a message gets the purpose of the page.
 */
export const Route = createFileRoute('/contact/sent')({
  head: ({ match }) => pageHead(match, match.context.layout.notices.sent.seo),
  component: SentPage,
})

function SentPage() {
  const { notices, texts } = useLayout()
  return (
    <>
      <NoticePage name="sent" instead={notices.sent.withoutReference}>
        <p hidden data-reference className="mb-4 w-full">
          <EnquiryReference />
        </p>
        <ButtonLink to="/">{texts.toHomePage}</ButtonLink>
        <ButtonLink to="/services" variant="quiet">
          {texts.toServices}
        </ButtonLink>
      </NoticePage>
      {notices.sent.steps && (
        <div className="band">
          <div className="wrapper">
            <NextSteps />
          </div>
        </div>
      )}
    </>
  )
}
