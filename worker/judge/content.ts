import type { Contact } from '../contact/schema.ts'

export const contentReasons = {
  links: 'It has many links.',
} as const
export type ContentReason = keyof typeof contentReasons

/** How much an enquiry's words speak against it, and which of them; 0 is nothing. */
export function judgeContent({ message }: Contact): { score: number; reasons: ContentReason[] } {
  const links = message.match(/https?:\/\//g)?.length ?? 0
  return links > 3 ? { score: 0.5, reasons: ['links'] } : { score: 0, reasons: [] }
}
