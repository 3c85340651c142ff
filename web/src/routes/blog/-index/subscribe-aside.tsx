import type { SubscribeBoxProps } from '#web/src/components/subscribe-closing.tsx'
import { SubscribeForm } from '#web/src/components/subscribe-form.tsx'

/** The subscription offer beside the list. */
export function SubscribeAside({ heading, text, note }: SubscribeBoxProps) {
  return (
    <aside>
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <SubscribeForm box="aside" note={note} />
      <p className="mt-4 text-small text-muted">
        Or follow the <a href="/blog/feed.xml">Atom feed</a>.
      </p>
    </aside>
  )
}
