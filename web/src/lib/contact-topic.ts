import { type JobId, jobIds } from '#web/src/entry-id.gen.ts'

/** What a link to the contact page may ask it to begin the message with. */
export interface ContactTopic {
  /** The job that a visitor applies for. */
  role?: JobId
  topic?: 'consultation'
}

/** The topic in an address; whatever else stands there is ignored. */
export function parseContactTopic(search: Record<string, unknown>): ContactTopic {
  const role = jobIds.find((id) => id === search.role)
  return {
    ...(role && { role }),
    ...(search.topic === 'consultation' && { topic: search.topic }),
  }
}
