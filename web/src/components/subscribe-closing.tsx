import { Closing } from './closing.tsx'
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
    <Closing heading={heading} text={text}>
      <SubscribeForm box="closing" note={note} />
    </Closing>
  )
}
