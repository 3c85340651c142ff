import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assertWhole, END, optionsOf } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumenfold-target-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an environment that wrangler.toml lacks is no target: wrangler would take the database of the site', () => {
  const config = join(folder, 'wrangler.toml')
  const site = 'name = "site"\ncompatibility_date = "2026-01-01"\n'
  const options = (env?: string) => optionsOf({ local: false, config, ...(env && { env }) })

  writeFileSync(config, site)
  expect(options()).toEqual(['--config', config])
  expect(() => options('preview')).toThrow('no [env.preview]')

  writeFileSync(config, `${site}[env.preview]\n`)
  expect(options('preview')).toEqual(['--config', config, '--env', 'preview'])
})

test('a file is a backup with its end, also after an editor saved it, and not without', () => {
  const file = join(folder, 'backup.sql')
  const check = (text: string) => () => {
    writeFileSync(file, text)
    assertWhole(file)
  }
  const rows = 'PRAGMA defer_foreign_keys=TRUE;\nINSERT INTO "enquiry" VALUES(1);\n'

  expect(check(`${rows}${END}\n`)).not.toThrow()
  expect(check(`${rows}${END}\r\n`)).not.toThrow()
  for (const text of [rows, rows + END.slice(0, -1), '# Lumenfold\n', '']) {
    expect(check(text)).toThrow('no whole backup')
  }
})
