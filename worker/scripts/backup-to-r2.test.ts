import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The export writes one enquiry; the upload ends with a given result. */
const FAKES = {
  npx: `[ "$2" = d1 ] && echo "an enquiry" > "$7" && exit
    case $UPLOAD in well) cat "$7" ;; fails) exit 1 ;; killed) kill -9 $PPID ;; stopped) kill $PPID ;; esac`,
}

/** A clone with only the script, and a function for its nightly run. */
function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-nightly-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = join(folder, 'worker/scripts/backup-to-r2.sh')
  cpSync(join(import.meta.dirname, 'backup-to-r2.sh'), script)
  mkdirSync(join(folder, 'bin'))
  for (const [name, line] of Object.entries(FAKES)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  }
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`
  return {
    run: (UPLOAD: string) =>
      spawnSync('sh', [script, 'a-bucket'], { env: { PATH, UPLOAD }, encoding: 'utf8' }),
    left: () => readdirSync(folder, { recursive: true }).filter((file) => /\.sql$/.test(`${file}`)),
  }
}

test.each(['fails', 'stopped', 'killed'])(
  'after an upload that %s, the next night makes its backup and deletes the leftovers',
  (upload) => {
    const { run, left } = clone()

    const failed = run(upload)
    const leftByFailure = left()
    const next = run('well')

    expect(failed.status).not.toBe(0)
    // After a SIGKILL, only the next run can clean up.
    if (upload !== 'killed') expect(leftByFailure).toEqual([])
    expect(next, next.stderr).toMatchObject({ status: 0, stdout: 'an enquiry\n' })
    expect(left()).toEqual([])
  },
)
