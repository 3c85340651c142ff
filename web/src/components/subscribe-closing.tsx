import { SubscribeForm } from './subscribe-form.tsx'

export interface SubscribeBoxProps {
  heading: string
  text: string
  /** What becomes of the address. */
  note: string
}

/** The offer to subscribe to who has read to the end. */
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
