import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assertWhole, END } from './whole-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumenfold-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(text: string) {
  const file = join(folder, 'backup.sql')
  writeFileSync(file, text)
  return () => assertWhole(file)
}

test('a file is a backup with its end, also after an editor saved it, and not without', () => {
  const rows = 'PRAGMA defer_foreign_keys=TRUE;\nINSERT INTO "contact" VALUES(1);\n'

  expect(check(`${rows}${END}\n`)).not.toThrow()
  expect(check(`${rows}${END}\r\n`)).not.toThrow()
  for (const text of [rows, rows + END.slice(0, -1), '# Lumenfold\n', '']) {
    expect(check(text)).toThrow('no whole backup')
  }
})
