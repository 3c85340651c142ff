import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A copy of the content's data in a temporary folder; removed after the test. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const filter = (path: string) => extname(path) !== '.ts'
  cpSync(join(import.meta.dirname, '..'), folder, { recursive: true, filter })
  return folder
}
