import { toAddress } from '#web/page-data/address.ts'
import { BLOG_FEED } from '#web/page-data/feed-paths.ts'
import type { SubscribeBoxProps } from '#web/src/components/subscribe-closing.tsx'
import { SubscribeForm } from '#web/src/components/subscribe-form.tsx'
import { useShell } from '#web/src/lib/shell.ts'

/** The subscription offer beside the list. */
export function SubscribeAside({ heading, text, ...form }: SubscribeBoxProps) {
  const { labels } = form
  const shell = useShell()
  const [before, after] = labels.follow.split('{feed}')
  return (
    <aside>
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
