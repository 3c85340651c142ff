/** The status of an enquiry. The spam filter sets `held` and `spam`; it drops nothing. */
export const contactStatuses = ['new', 'open', 'done', 'held', 'spam'] as const
export type ContactStatus = (typeof contactStatuses)[number]
