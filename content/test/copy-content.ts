import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parseDocument } from 'yaml'
import { listFiles } from '../content-files.ts'
import { CONTENT_FOLDER } from '../folder.ts'

/** A copy of the content's data in its first language, in a temporary folder; removed after the test. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const filter = (path: string) => extname(path) !== '.ts'
  cpSync(CONTENT_FOLDER, folder, { recursive: true, filter })
  for (const { path, suffix } of listFiles(folder)) if (suffix) rmSync(join(folder, path))
  keepFirstLanguage(join(folder, 'site.yaml'))
  return folder
}

function keepFirstLanguage(path: string) {
  const site = parseDocument(readFileSync(path, 'utf8'))
  const [, ...others] = Object.keys(site.toJS().languages)
  if (others.length === 0) return
  for (const language of others) site.deleteIn(['languages', language])
  writeFileSync(path, site.toString())
}
