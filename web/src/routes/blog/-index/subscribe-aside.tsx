import { toAddress } from '#web/page-data/address.ts'
import { BLOG_FEED } from '#web/page-data/feed-paths.ts'
import type { SubscribeBoxProps } from '#web/src/components/subscribe-closing.tsx'
import { SubscribeForm } from '#web/src/components/subscribe-form.tsx'
import { useShell } from '#web/src/lib/shell.ts'

interface SubscribeAsideProps extends SubscribeBoxProps {
  /** A short list would leave this box next to the one at the end of the page. What was typed is kept. */
  hidden: boolean
}

/** The subscription offer beside the list; on a phone, above it. */
export function SubscribeAside({ hidden, heading, text, ...form }: SubscribeAsideProps) {
  const { labels } = form
  const shell = useShell()
  const [before, after] = labels.follow.split('{feed}')
  return (
    <aside className="subscribe-aside" hidden={hidden}>
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <SubscribeForm box="aside" {...form} />
      <p className="mt-4 text-small text-muted">
        {before}
        <a href={toAddress(BLOG_FEED, shell)}>{labels.feed}</a>
        {after}
      </p>
    </aside>
  )
}
