/** One notification. `id` is the same in all its attempts, so that a receiver can detect duplicates. */
export type Notification<About> = {
  id: string
  about: About
  /** When it is sent, in milliseconds since 1970. */
  now: number
  /** Aborts when its time is over. */
  signal: AbortSignal
}

/** The absolute URL of an enquiry's page in the inbox; undefined while PUBLIC_ORIGIN is not set. */
export function inboxUrl(origin: string | undefined, id: string): string | undefined {
  return origin && `${origin}/api/contacts/${id}`
}
