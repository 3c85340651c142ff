import type { Content } from '#content/collections.ts'
import type { SavedReplies } from '#worker/shared/site-texts.ts'

/**
 * The saved replies of the inbox in each language, in the order of their titles. A reply without a translation
 * is in the first language.
 * @param contents the content in each language of the site, the first one first
 */
export function savedReplies(contents: [Content, ...Content[]]): SavedReplies {
  const [first] = contents
  return contents.map(({ site, replies }) => ({
    language: site.language,
    replies: [...new Map([...first.replies, ...replies]).values()]
      .map(({ title, body }) => ({ title, text: body.replaceAll('{company}', () => site.name) }))
      .sort((a, b) => a.title.localeCompare(b.title, site.language)),
  }))
}
