import { Link } from '@tanstack/react-router'
import { toAddress } from '#web/page-data/address.ts'
import { BLOG_FEED } from '#web/page-data/feed-paths.ts'
import type { SubscribeBoxProps } from '#web/src/components/subscribe-closing.tsx'
import { SubscribeForm } from '#web/src/components/subscribe-form.tsx'
import { useShell } from '#web/src/lib/shell.ts'

interface SubscribeAsideProps extends Omit<SubscribeBoxProps, 'note'> {
  /**
   * Hides the box where it is beside the list: a short one would leave it next to the box at the end of the
   * page. What was typed is kept.
   */
  hidden: boolean
}

/** The subscription offer beside the list; on a phone, above it. The box at the end has the notice in full. */
export function SubscribeAside({ hidden, heading, text, labels }: SubscribeAsideProps) {
  const shell = useShell()
  const [before, after] = labels.follow.split('{feed}')
  return (
    <aside className="subscribe-aside sticky-aside" hidden={hidden}>
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <SubscribeForm
        box="aside"
        note={<Link to="/privacy-policy">{labels.privacyPolicy}</Link>}
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
