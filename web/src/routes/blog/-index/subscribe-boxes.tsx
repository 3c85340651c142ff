import { SubscribeForm } from './subscribe-form.tsx'

interface SubscribeBoxProps {
  heading: string
  text: string
  /** What becomes of the address. */
  note: string
}

/** The offer to subscribe beside the list. */
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

/** The same offer to who has read to the end. */
export function SubscribeClosing({ heading, text, note }: SubscribeBoxProps) {
  return (
    <section className="frame section">
      <div className="closing">
        <h2 className="text-headline">{heading}</h2>
        <div>
          <p className="measure text-lead">{text}</p>
          <SubscribeForm box="closing" note={note} />
        </div>
      </div>
    </section>
  )
}
