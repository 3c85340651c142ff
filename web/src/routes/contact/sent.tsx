import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { SentReference } from '#web/src/components/sent-reference.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { type Shell, useShell } from '#web/src/lib/shell.ts'

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
  const { heading, text, withoutReference, steps } = notices.sent
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
      {steps && <Steps {...steps} />}
    </>
  )
}

/** The steps from a message to its answer, in order. */
function Steps({ heading, items }: NonNullable<Shell['notices']['sent']['steps']>) {
  return (
    <section className="wrapper">
      <h2 className="mb-8 text-small text-muted">{heading}</h2>
      <ol className="ruled-list">
        {items.map(({ value, label }) => (
          <li key={value}>
            <p className="text-title">{value}</p>
            <p className="mt-1 font-normal text-small text-muted">{label}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
