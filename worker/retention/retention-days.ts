/**
 * Days from its last change of status, or the last reply, until an enquiry is deleted, by status. The deletion follows
 * in the next night. The pages read this file: the notice beside the form changes with it at the next deployment.
 */
export const retentionDays = {
  new: 730,
  open: 730,
  done: 365,
  held: 90,
  spam: 30,
} as const

/**
 * The same for addresses that subscribed, by state; null keeps them until they unsubscribe. A pending
 * address is kept until email is set up and it was asked to confirm; then its days begin.
 */
export const subscriptionRetentionDays = {
  pending: 30,
  confirmed: null,
  unsubscribed: 30,
} as const

/** Days until an entry of the audit is deleted. */
export const auditRetentionDays = 365
