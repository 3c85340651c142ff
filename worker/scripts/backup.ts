// npm run backup [-- FILE] [--local]: writes the whole database to a file, as SQL.
import { appendFileSync, createReadStream, existsSync, rmSync, statSync } from 'node:fs'
import { END, parseTargetArguments, resolveFromCaller, runD1 } from './database.ts'
import { exitOnError } from './exit-on-error.ts'

/**
 * D1 exports a line break as `\n`, and a literal `\n` in the same text likewise, so a restore makes both
 * line breaks. Selects an UPDATE for each text with both a line break and a literal `\n`.
 */
const REPAIRS = [
  ['enquiry', 'name'],
  ['enquiry', 'message'],
  ['enquiry', 'search'],
  ['enquiry', 'thread_search'],
  ['event', 'note'],
]
  .map(
    ([table, column]) =>
      `SELECT 'UPDATE ${table} SET ${column} = CAST(x''' || hex(${column}) || ''' AS TEXT) WHERE seq = ' || seq || ';' AS sql
       FROM ${table} WHERE instr(${column}, '\\n') AND instr(${column}, char(10))
         OR instr(${column}, '\\r') AND instr(${column}, char(13))`,
  )
  .join(' UNION ALL ')

/** D1 takes statements of 100 KB. */
const STATEMENT_MAX_BYTES = 100_000

await exitOnError(async () => {
  const { target, file = resolveFromCaller(nameWithDate()) } = parseTargetArguments()
  if (existsSync(file)) throw new Error(`${file} already exists: name another file.`)
  if (!target.local) console.log('Until the export ends, the database answers no other query.')
  process.umask(0o077) // Every enquiry will be in the file.
  runD1(target, 'export', 'DB', '--output', file)
  try {
    const [{ results }] = JSON.parse(runD1(target, 'execute', 'DB', '--command', REPAIRS, '--json'))
    for (const { sql } of results) appendFileSync(file, `\n${sql}`)
    await assertRestorable(file)
    appendFileSync(file, `\n${END}\n`)
  } catch (error) {
    rmSync(file) // It would pass for a complete backup.
    if (!/no such table/.test(String(error))) throw error
    throw new Error('The database has no tables: there is nothing to back up yet.')
  }
  console.log(`Wrote ${file}, ${statSync(file).size.toLocaleString('en')} bytes.`)
})

/** @throws {Error} naming the first row whose statement D1 would refuse; each statement of a row is one line */
async function assertRestorable(file: string) {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(assertShort)
  }
  assertShort(rest)
}

function assertShort(statement: string) {
  const bytes = Buffer.byteLength(statement)
  if (bytes <= STATEMENT_MAX_BYTES) return
  const [, table] = /^\w+ (?:INTO )?"?(\w+)/.exec(statement) ?? []
  const [, seq] = /(?:VALUES\(|WHERE seq = )(\d+)/.exec(statement) ?? []
  throw new Error(
    `There is no backup: the row of ${table} with seq = ${seq} makes a statement of ${bytes} bytes, and D1 restores at most ${STATEMENT_MAX_BYTES}. Shorten it.`,
  )
}

function nameWithDate(): string {
  return `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.sql`
}
