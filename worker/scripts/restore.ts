// npm run restore -- FILE [--local]: puts a backup into an empty database.
import { existsSync } from 'node:fs'
import { assertWholeBackup, parseTargetArguments, runD1 } from './database.ts'
import { exitOnError } from './exit-on-error.ts'

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*'`

const ANOTHER = {
  local: 'stop "npm start" and delete the folder .wrangler/state/v3/d1',
  remote:
    'create another one (.github/operations/handbook.md, "Restore the database"), then restore again',
}

await exitOnError(async () => {
  const { target, file } = parseTargetArguments()
  if (!file) throw new Error('Which file? npm run restore -- FILE [--local]')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await assertWholeBackup(file)
  const [tables] = JSON.parse(runD1(target, 'execute', 'DB', '--command', TABLES, '--json'))
  if (tables.results.length > 0) {
    const fix = ANOTHER[target.local ? 'local' : 'remote']
    throw new Error(`Nothing was restored, because the database is not empty: ${fix}.`)
  }
  console.log(`Restoring; 100,000 enquiries take a few minutes.`)
  runD1(target, 'execute', 'DB', '--file', file)
  console.log(`Restored ${file}.`)
})
