import catalogue from 'content:catalogue'

/** What a link to the contact page may ask it to begin the message with. */
export interface ContactTopic {
  /** The id of the job that a visitor applies for. */
  role?: string | undefined
  topic?: 'consultation' | undefined
}

/**
 * The topic in an address. Every part is named, if only as undefined: the router would keep what
 * stands in the address for a part that is missing here.
 */
export function parseContactTopic(search: Record<string, unknown>): ContactTopic {
  return {
    role: catalogue.jobs.find((id) => id === search.role),
    topic: search.topic === 'consultation' ? search.topic : undefined,
  }
}
