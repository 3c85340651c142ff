import { toAddress } from '#web/page-data/address.ts'
import { BLOG_FEED } from '#web/page-data/feed-paths.ts'
import { PageLink } from '#web/src/components/page-link.tsx'
import type { SubscribeBoxProps } from '#web/src/components/subscribe-closing.tsx'
import { SubscribeForm } from '#web/src/components/subscribe-form.tsx'
import { useShell } from '#web/src/lib/shell.ts'

/** The subscription offer beside the list; on a phone, above it. The box at the end has the notice in full. */
export function SubscribeAside({ heading, text, labels }: Omit<SubscribeBoxProps, 'note'>) {
  const shell = useShell()
  const [before, after] = labels.follow.split('{feed}')
  return (
    <aside className="subscribe-aside sticky-aside">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <SubscribeForm
        box="aside"
        note={<PageLink to="/privacy-policy">{labels.privacyPolicy}</PageLink>}
        labels={labels}
      />
      <p className="mt-4 text-small text-muted">
        {before}
        <a href={toAddress(BLOG_FEED, shell)}>{labels.feed}</a>
        {after}
      </p>
    </aside>
  )
}
