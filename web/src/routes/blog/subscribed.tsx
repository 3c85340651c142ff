import { createFileRoute } from '@tanstack/react-router'
import { assertDefined } from '#content/assert-defined.ts'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { useShell } from '#web/src/lib/shell.ts'

/** The answer to a subscription without JavaScript: the two texts of the toast. */
export const Route = createFileRoute('/blog/subscribed')({
  head: ({ match }) => seo(match, match.context.shell.notices.subscribed?.seo),
  component: SubscribedPage,
})

function SubscribedPage() {
  const { notices, texts } = useShell()
  const { heading, text } = assertDefined(notices.subscribed, 'notice "subscribed"')
  return (
    <Notice name="subscribed" heading={heading} text={text}>
      <ActionLink to="/blog">{texts.toBlog}</ActionLink>
    </Notice>
  )
}
