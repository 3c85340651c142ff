/** The absolute URL of an enquiry's page in the inbox; undefined while PUBLIC_ORIGIN is not set. */
export function inboxUrl(origin: string | undefined, id: string): string | undefined {
  return origin && `${origin}/api/contacts/${id}`
}
