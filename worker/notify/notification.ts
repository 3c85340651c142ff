/** One thing to tell. `id` is the same over all its tries, so that a receiver can tell a repeat. */
export type Notification<About> = {
  id: string
  about: About
  /** When it is sent, in milliseconds since 1970. */
  now: number
  /** The time to wait for an answer. */
  timeoutMs: number
}
