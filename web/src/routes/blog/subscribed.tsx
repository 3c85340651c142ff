import shell from 'content:shell'
import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { seo } from '#web/src/lib/seo.ts'

const { seo: texts, heading, text } = shell.notices.subscribed

/** The answer to a subscription without JavaScript: the two texts of the toast. */
export const Route = createFileRoute('/blog/subscribed')({
  head: () => seo(texts),
  component: SubscribedPage,
})

function SubscribedPage() {
  return (
    <Notice heading={heading} text={text}>
      <ActionLink to="/blog">Back to the blog</ActionLink>
    </Notice>
  )
}
