/// <reference path="./sql.d.ts" />
import createTables from './migrations/0001_create_tables.sql'
import announceArticles from './migrations/0002_announce_articles.sql'
import keepEvents from './migrations/0003_keep_events.sql'
import nameRecipients from './migrations/0004_name_recipients.sql'
import nameOwners from './migrations/0005_name_owners.sql'
import nameLanguages from './migrations/0006_name_languages.sql'
import paceMail from './migrations/0007_pace_mail.sql'
import stopCountingErasures from './migrations/0008_stop_counting_erasures.sql'
import rememberSpam from './migrations/0009_remember_spam.sql'
import keepFields from './migrations/0010_keep_fields.sql'
import sendReplies from './migrations/0011_send_replies.sql'
import receiveReplies from './migrations/0012_receive_replies.sql'
import nameWaiting from './migrations/0014_name_waiting.sql'
import nameDue from './migrations/0015_name_due.sql'
import findSenders from './migrations/0018_find_senders.sql'
import keepAttribution from './migrations/0019_keep_attribution.sql'
import findActors from './migrations/0020_find_actors.sql'
import findFailing from './migrations/0021_find_failing.sql'
import { statementsOf } from './statements.ts'

const TEXTS: Record<string, string> = {
  '0001_create_tables.sql': createTables,
  '0002_announce_articles.sql': announceArticles,
  '0003_keep_events.sql': keepEvents,
  '0004_name_recipients.sql': nameRecipients,
  '0005_name_owners.sql': nameOwners,
  '0006_name_languages.sql': nameLanguages,
  '0007_pace_mail.sql': paceMail,
  '0008_stop_counting_erasures.sql': stopCountingErasures,
  '0009_remember_spam.sql': rememberSpam,
  '0010_keep_fields.sql': keepFields,
  '0011_send_replies.sql': sendReplies,
  '0012_receive_replies.sql': receiveReplies,
  '0014_name_waiting.sql': nameWaiting,
  '0015_name_due.sql': nameDue,
  '0018_find_senders.sql': findSenders,
  '0019_keep_attribution.sql': keepAttribution,
  '0020_find_actors.sql': findActors,
  '0021_find_failing.sql': findFailing,
}

/** The files of the folder `migrations`, in order. The Worker's statements need all of them. */
export const MIGRATIONS = Object.keys(TEXTS)

/** The statements of one of MIGRATIONS, in order. */
export function readMigration(name: string): string[] {
  return statementsOf(TEXTS[name] ?? '')
}

/** The migrations that the database lacks. Rejects when the database does not answer. */
export async function missingMigrations(db: D1Database): Promise<string[]> {
  const applied = await readApplied(db)
  return MIGRATIONS.filter((name) => !applied.includes(name))
}

/** Reads wrangler's table of applied migrations, which does not exist before the first one. */
async function readApplied(db: D1Database): Promise<string[]> {
  try {
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
    return results.map(({ name }) => name)
  } catch (error) {
    if (String(error).includes('no such table')) return []
    throw error
  }
}
