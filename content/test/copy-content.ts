import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { listContentFiles } from '../content-files.ts'
import { CONTENT_FOLDER } from '../content-folder.ts'

/** A copy of the content in all its languages, in a temporary folder; removed after the test. */
export function copyAllLanguages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const filter = (path: string) => extname(path) !== '.ts'
  cpSync(CONTENT_FOLDER, folder, { recursive: true, filter })
  return folder
}

/** A copy of the content in its first language, in a temporary folder; removed after the test. */
export function copyFirstLanguage(): string {
  const folder = copyAllLanguages()
  for (const { path, suffix } of listContentFiles(folder)) if (suffix) rmSync(join(folder, path))
  setYamlFields(folder, 'site.yaml', { languages: { en: 'English' } })
  return folder
}

/** Gives fields of a YAML file other values, or none. */
export function setYamlFields(folder: string, file: string, fields: object) {
  const path = join(folder, file)
  writeFileSync(path, stringify({ ...parse(readFileSync(path, 'utf8')), ...fields }))
}
