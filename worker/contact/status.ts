/** Where an enquiry stands. `held` and `spam` are the spam filter's doubts; nothing is dropped. */
export const contactStatuses = ['new', 'open', 'done', 'held', 'spam'] as const
export type ContactStatus = (typeof contactStatuses)[number]
