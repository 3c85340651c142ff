import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The last statement of a backup. It undoes the first one, with which each export of D1 begins. */
export const END = 'PRAGMA defer_foreign_keys=FALSE;'

/** @throws {Error} for any other file, and a backup without its end, which may lack enquiries */
export function assertWhole(file: string) {
  const opened = openSync(file, 'r')
  try {
    const { size } = fstatSync(opened)
    const last = Buffer.alloc(END.length + 2) // and a line break
    const length = readSync(opened, last, 0, last.length, Math.max(0, size - last.length))
    if (last.toString('utf8', 0, length).trimEnd().endsWith(END)) return
  } finally {
    closeSync(opened)
  }
  throw new Error(`Nothing was restored: ${file} is no whole backup, whose last line is "${END}".`)
}
