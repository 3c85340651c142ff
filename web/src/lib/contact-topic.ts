import catalogue from 'content:catalogue'

/** The topic of a message, from the link to the contact page. */
export interface ContactTopic {
  /** The id of the job in an application. */
  role?: string | undefined
  topic?: 'consultation' | undefined
}

/**
 * The topic in an address. Every key is present, even if undefined: for a missing key, the router
 * would keep the value from the address.
 */
export function parseContactTopic(search: Record<string, unknown>): ContactTopic {
  return {
    role: catalogue.jobs.find((id) => id === search.role),
    topic: search.topic === 'consultation' ? search.topic : undefined,
  }
}
