import type { Actor } from '../db/audit.ts'
import { sqlDumpByteLength } from '../enquiry/search-text.ts'
import { operatorKey } from '../operators.ts'

/** What an operator has typed and neither sent nor saved; recipients and a subject if unusual. '' for none. */
export type DraftWords = { text: string; note: string; to: string; cc: string; subject: string }

/** The Cc of a draft without any: '' is for the usual ones. */
export const NO_CC = ' '

/** Words as the database has them, and the time of their last change, which identifies it. */
export type Draft = DraftWords & { at: string }

/** Who has a draft of an enquiry, since when, and the time of its last change; nobody else sees its words. */
export type Writer = { operator: string; verified: boolean; since: string; at: string }

/** In an export of the database a draft is one statement, of which D1 takes 100 KB. */
const MAX_BYTES = 90_000

const NOTHING: DraftWords = { text: '', note: '', to: '', cc: '', subject: '' }

/** A column `drafts` of the enquiry that `enquiry` names: JSON of `Writer[]`, the first one first. */
export const DRAFT_WRITERS_COLUMN = draftsWith("'{}'")

/** The same with the words, for the data on a person. */
export const DRAFTS_COLUMN = draftsWith('words')

function draftsWith(words: string): string {
  return `(
    SELECT json_group_array(json_patch(json_object(
      'operator', operator, 'verified', json(iif(verified, 'true', 'false')), 'since', since, 'at', at),
      ${words}) ORDER BY since)
    FROM draft WHERE draft.enquiry_id = enquiry.id
  ) AS drafts`
}

const OWN_DRAFT_SQL = 'enquiry_id = ?1 AND author = ?2 AND verified = ?3'

/** The values of OWN_DRAFT_SQL. */
const ownOf = (id: string, { name, verified }: Actor) =>
  [id, operatorKey(name), Number(verified)] as const

export async function findDraft(
  db: D1Database,
  id: string,
  actor: Actor,
): Promise<Draft | undefined> {
  const row = await db
    .prepare(`SELECT at, words FROM draft WHERE ${OWN_DRAFT_SQL}`)
    .bind(...ownOf(id, actor))
    .first<{ at: string; words: string }>()
  return row ? { ...parse(row.words), at: row.at } : undefined
}

/** The words of a page, with the version of the enquiry and the time of the draft ('' without one) that it shows. */
export type TypedDraft = DraftWords & { version?: number | undefined; seen?: string | undefined }

/**
 * Keeps the words of a page as the operator's draft of an enquiry; without any, there is none. Words that another page
 * of theirs has kept since stay, above those of this one, as long as both take at most 90 KB. Resolves to the draft,
 * with words of '' when it is gone; undefined when there is no such enquiry, or the operator has sent a reply or saved a note since.
 */
export async function storeDraft(
  db: D1Database,
  id: string,
  { version = Number.MAX_SAFE_INTEGER, seen, ...typed }: TypedDraft,
  actor: Actor,
): Promise<Draft | undefined> {
  const own = ownOf(id, actor)
  const sent = [typed.text.trim() && 'reply', typed.note.trim() && 'note']
  for (;;) {
    const read = await db
      .prepare(
        `SELECT version, draft.at, words, EXISTS (
           SELECT 1 FROM event WHERE enquiry_id = ?1 AND event.seq > ?4 AND actor = ?5
             AND verified = ?3 AND action IN (SELECT value FROM json_each(?6))) AS isLate
         FROM enquiry LEFT JOIN draft ON ${OWN_DRAFT_SQL} WHERE enquiry.id = ?1`,
      )
      .bind(...own, version, actor.name, JSON.stringify(sent))
      .first<{ version: number; at: string | null; words: string | null; isLate: number }>()
    if (!read || read.isLate) return undefined
    const isOther = read.at !== null && seen !== undefined && seen !== read.at
    const words = isOther ? join(parse(read.words), typed) : typed
    // Two changes in the same millisecond are two.
    const now = Math.max(Date.now(), Date.parse(read.at ?? '') + 1 || 0)
    const draft = { ...words, at: new Date(now).toISOString() }
    if (Object.values(words).every((each) => each.trim() === '')) {
      await db
        .prepare(`DELETE FROM draft WHERE ${OWN_DRAFT_SQL} AND at = ?4`)
        .bind(...own, read.at)
        .run()
      return draft
    }
    const { results } = await db
      .prepare(
        `INSERT INTO draft (enquiry_id, author, verified, operator, since, at, words)
         SELECT id, ?2, ?3, ?4, ?5, ?5, ?6 FROM enquiry WHERE id = ?1 AND version = ?7
         ON CONFLICT (enquiry_id, author, verified)
         DO UPDATE SET at = excluded.at, words = excluded.words WHERE draft.at = ?8
         RETURNING at`,
      )
      .bind(...own, actor.name, draft.at, JSON.stringify(words), read.version, read.at)
      .all()
    if (results.length > 0) return draft
  }
}

function parse(words: string | null): DraftWords {
  return { ...NOTHING, ...JSON.parse(words ?? '{}') }
}

/** The words of two pages; those of the later one alone, if both are too long. */
function join(earlier: DraftWords, later: DraftWords): DraftWords {
  const both = (one: string, other: string) =>
    other.includes(one) ? other : one.includes(other) ? one : `${one}\n\n${other}`
  const { to, cc, subject } = later
  const joined = {
    text: both(earlier.text, later.text),
    note: both(earlier.note, later.note),
    to: to || earlier.to,
    cc: cc || earlier.cc,
    subject: subject || earlier.subject,
  }
  return sqlDumpByteLength(JSON.stringify(joined)) > MAX_BYTES ? later : joined
}
