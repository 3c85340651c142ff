import type { retentionDays } from '../retention/retention-days.ts'

type Flags = {
  /** Nobody has taken the enquiry on. */
  isUntaken?: true
  /** It waits for us, or for its sender. */
  isLive?: true
  /** It is suspected or certain spam. */
  isSuspectedSpam?: true
  /** A mail of the sender returns it to its owner, or to New without one. */
  returnsOnMail?: true
}

type Properties = Flags & {
  /** Its name in the inbox, and the class of its color. */
  label: string
  hue: string
  /** The label of the move to it; without one, only the spam filter sets it. */
  move?: string
}

/** The statuses, in their order. The spam filter sets `new`, `held` and `spam`. To add one: .github/CONTRIBUTING.md. */
export const statuses = {
  new: { label: 'New', move: 'Back to new', hue: 'hue-75', isUntaken: true, isLive: true },
  open: {
    label: 'In progress',
    move: 'Take on',
    hue: 'hue-250',
    isLive: true,
    returnsOnMail: true,
  },
  done: { label: 'Done', move: 'Done', hue: 'hue-155', returnsOnMail: true },
  held: { label: 'Held', hue: 'hue-45', isUntaken: true, isSuspectedSpam: true },
  spam: { label: 'Spam', move: 'Spam', hue: 'hue-20', isSuspectedSpam: true },
} as const satisfies Record<keyof typeof retentionDays, Properties>

export type EnquiryStatus = keyof typeof statuses
export const enquiryStatuses = Object.keys(statuses) as [EnquiryStatus, ...EnquiryStatus[]]

/** The statuses that an operator can choose. */
export type ChosenStatus = {
  [Each in EnquiryStatus]: (typeof statuses)[Each] extends { move: string } ? Each : never
}[EnquiryStatus]
export const chosenStatuses = enquiryStatuses.filter((status) => 'move' in statuses[status]) as [
  ChosenStatus,
  ...ChosenStatus[],
]

/** Whether a status has a property. */
export function statusHas(status: EnquiryStatus, property: keyof Flags): boolean {
  return property in statuses[status]
}

/** The statuses with a property. */
export function statusesWith(property: keyof Flags): EnquiryStatus[] {
  return enquiryStatuses.filter((status) => statusHas(status, property))
}

/** The same as a list in SQL, as `'new', 'open'`. */
export function statusListSql(property: keyof Flags): string {
  return statusesWith(property)
    .map((status) => `'${status}'`)
    .join(', ')
}
