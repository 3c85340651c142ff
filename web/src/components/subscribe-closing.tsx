import { Closing } from './closing.tsx'
import { SubscribeForm } from './subscribe-form.tsx'

export interface SubscribeBoxProps {
  heading: string
  text: string
  /** The retention notice for the address. */
  note: string
}

/** The subscription offer at the end of an article. */
export function SubscribeClosing({ heading, text, note }: SubscribeBoxProps) {
  return (
    <Closing heading={heading} text={text}>
      <SubscribeForm box="closing" note={note} />
    </Closing>
  )
}
