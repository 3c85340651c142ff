/**
 * The address of the operators' saved replies, which the build writes as JSON: `SavedReplies`. Below /api, only
 * the Worker can read it: all other requests there get the Worker's answer, a 404.
 */
export const SAVED_REPLIES_PATH = '/api/saved-replies.json'

/** A saved reply: its name, and its text with `{name}` and `{reference}` in braces. */
export type SavedReply = { title: string; text: string }

/** Those of each language of the site, the first one first. */
export type SavedReplies = { language: string; replies: SavedReply[] }[]
