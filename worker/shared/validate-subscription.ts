import * as z from 'zod/mini'
import { emailSchema } from './field-schema.ts'

/** The places on the blog page that have a form; a form names its own in its address, as `box`. */
export const subscribeBoxes = ['aside', 'closing'] as const
export type SubscribeBox = (typeof subscribeBoxes)[number]

/** The `action` of a box's form: it names the box even when the body is not readable. */
export function subscribeUrl(box: SubscribeBox): string {
  return `/api/subscribe?box=${box}`
}

/** The fields of a subscription. The address comes out trimmed. */
export const subscribeSchema = z.strictObject(
  { email: emailSchema },
  'Remove this field: a subscription has email only.',
)

export type Subscription = z.infer<typeof subscribeSchema>
