import type { BlogData } from '#web/page-data/blog.ts'
import { Closing } from './closing.tsx'
import { SubscribeForm } from './subscribe-form.tsx'

export interface SubscribeBoxProps {
  heading: string
  text: string
  /** The retention notice for the address. */
  note: string
  labels: BlogData['subscribe']['labels']
}

/** The subscription offer at the end of an article. */
export function SubscribeClosing({ heading, text, ...form }: SubscribeBoxProps) {
  return (
    <Closing heading={heading} text={text}>
      <SubscribeForm box="closing" {...form} />
    </Closing>
  )
}
