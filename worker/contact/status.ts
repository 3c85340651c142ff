/** The status of an enquiry. The spam filter sets `held` and `spam`; it drops nothing. */
export const contactStatuses = ['new', 'open', 'done', 'held', 'spam'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** The statuses that an operator can choose: only the filter holds an enquiry. */
export const chosenStatuses = ['new', 'open', 'done', 'spam'] as const satisfies ContactStatus[]
export type ChosenStatus = (typeof chosenStatuses)[number]
