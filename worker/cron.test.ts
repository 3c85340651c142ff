import { expect, test, vi } from 'vitest'
import { NIGHTLY_CRON, runCronJobs } from './cron.ts'
import { auditInsert } from './db/audit.ts'
import type { Env } from './env.ts'
import { auditRetentionDays } from './retention/retention-days.ts'
import { memoryDatabase } from './test/memory-database.ts'

const actor = { name: 'grace', verified: true }

test.each(['batch', 'DELETE FROM audit'])(
  'when %s fails, the other nightly job is done, and the run rejects',
  async (fails) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const db = memoryDatabase()
    await auditInsert(db, { actor, action: 'export' }).run()
    const failing = () => Promise.reject(new TypeError('D1_ERROR: ada@lovelace.example'))
    const erased = vi.fn(db.batch)
    const DB = {
      batch: fails === 'batch' ? failing : erased,
      prepare(sql: string) {
        if (sql.startsWith(fails)) return { run: failing, bind: () => ({ run: failing }) }
        return db.prepare(sql)
      },
    }
    const scheduledTime = Date.now() + (auditRetentionDays + 1) * 24 * 60 * 60 * 1000

    const run = runCronJobs({ cron: NIGHTLY_CRON, scheduledTime }, { DB } as unknown as Env)
    await expect(run).rejects.toThrow('TypeError D1_ERROR')

    const kept = await db.prepare('SELECT count(*) AS entries FROM audit').first('entries')
    expect(String(logged.mock.calls)).not.toContain('ada@')
    expect(logged.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['cron_failed'])
    expect({ erased: erased.mock.calls.length > 0, kept }).toEqual({
      erased: fails !== 'batch',
      kept: fails === 'DELETE FROM audit' ? 1 : 0,
    })
  },
)
