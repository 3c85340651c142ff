import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { SAVED_REPLIES_PATH, type SavedReplies, type SavedReply } from '../shared/site-texts.ts'
import type { Files } from './load-texts.ts'

/**
 * The saved replies in the language of an enquiry, with its facts in place of the braces; none when the
 * deployment has none, or they cannot be read.
 */
export async function savedRepliesFor(
  { ASSETS }: Files,
  { language, name, reference }: { language: string; name: string; reference: string },
): Promise<SavedReply[]> {
  const file = await ASSETS.fetch(new URL(SAVED_REPLIES_PATH, 'https://assets.local'))
  if (!file.ok) return []
  const all = (await file.json()) as SavedReplies
  const own = all.find((each) => each.language === language) ?? all[0]
  return (own?.replies ?? []).map(({ title, text }) => ({
    title,
    text: fillPlaceholders(text, { name, reference }),
  }))
}
