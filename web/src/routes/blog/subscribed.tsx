import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/links.tsx'
import { Notice } from '#web/src/components/notices.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { useShell } from '#web/src/lib/layout.ts'

/** The answer to a subscription without JavaScript: the two texts of the toast. */
export const Route = createFileRoute('/blog/subscribed')({
  head: ({ match }) => seo(match, match.context.shell.notices.subscribed?.seo),
  component: SubscribedPage,
})

function SubscribedPage() {
  const { texts } = useShell()
  return (
    <Notice name="subscribed">
      <ActionLink to="/blog">{texts.toBlog}</ActionLink>
    </Notice>
  )
}
