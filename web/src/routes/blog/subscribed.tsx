import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '#web/src/components/links.tsx'
import { NoticePage } from '#web/src/components/notice-pages.tsx'
import { pageHead } from '#web/src/lib/page-head.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

/** The answer to a subscription without JavaScript: the two texts of the toast. */
export const Route = createFileRoute('/blog/subscribed')({
  head: ({ match }) => pageHead(match, match.context.layout.notices.subscribed?.seo),
  component: SubscribedPage,
})

function SubscribedPage() {
  const { texts } = useLayout()
  return (
    <NoticePage name="subscribed">
      <ButtonLink to="/blog">{texts.toBlog}</ButtonLink>
    </NoticePage>
  )
}
