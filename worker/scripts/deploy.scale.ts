import { DatabaseSync } from 'node:sqlite'
import { Miniflare } from 'miniflare'
import { expect, test } from 'vitest'
import { builtWorker, quietly } from '../test/built-worker.ts'
import { postOf } from '../test/in-process.ts'
import { DATABASE, MIGRATIONS, rehearseDeploy, uploadedModules } from '../test/rehearse-deploy.ts'
import { enquiry } from '../test/sample-enquiry.ts'

/** The state after `wrangler secret put`: a Worker with a secret and nothing else. */
async function rehearseWithToken() {
  const rehearsal = await rehearseDeploy()
  Object.assign(rehearsal.platform.worker, { exists: true, secrets: ['OPERATOR_TOKEN'] })
  return rehearsal
}

test('without an operator token, deploys nothing and names the command that sets one', async () => {
  const { platform, deploy } = await rehearseDeploy()

  const { code, said } = await deploy()

  expect(code).toBe(1)
  expect(said).toContain('"npx wrangler secret put OPERATOR_TOKEN"')
  expect(platform.calls).toEqual([])
})

test('a first deployment runs its steps in order, a second uploads only changes', async () => {
  const { platform, deploy } = await rehearseWithToken()

  const first = await deploy()
  const second = await deploy()

  const done = ['database', ...MIGRATIONS, 'pages', 'Worker']
  expect(first, first.said).toMatchObject({ code: 0, done, leaks: false })
  expect(platform.worker.database).toBe(DATABASE)
  expect(second, second.said).toMatchObject({ code: 0, done: ['Worker'] })
})

test('after a failing migration the old version keeps running; fixing the migration is enough', async () => {
  const { platform, deploy } = await rehearseWithToken()
  const database = new DatabaseSync(':memory:')
  platform.databases.set(DATABASE, database)
  database.exec('CREATE TABLE erased_count (in_the_way)')
  // The one that creates it.
  const stuck = MIGRATIONS.indexOf('0003_keep_events.sql')

  const failed = await deploy()
  const left = database.prepare(`SELECT * FROM sqlite_schema WHERE name = 'event'`).all()
  database.exec('DROP TABLE erased_count')
  const again = await deploy()

  expect(failed, failed.said).toMatchObject({
    code: 1,
    done: MIGRATIONS.slice(0, stuck + 1),
    leaks: false,
  })
  expect(failed.said).toContain('erased_count already exists')
  expect(left).toEqual([])
  expect(again, again.said).toMatchObject({
    code: 0,
    done: [...MIGRATIONS.slice(stuck), 'pages', 'Worker'],
  })
})

test('names an invalid Cloudflare token as the reason', async () => {
  const { platform, deploy } = await rehearseDeploy()
  platform.refuse = () => ({ status: 403, code: 9109, message: 'Invalid access token' })

  const { code, said } = await deploy()

  expect(code).toBe(1)
  expect(said).toContain('Invalid access token')
})

test('an interrupted upload is continued', async () => {
  const { platform, deploy } = await rehearseWithToken()
  let uploads = 0
  platform.refuse = (call) =>
    call.includes('/assets/upload') && ++uploads > 1
      ? { status: 400, code: 10000, message: 'The line was cut.' }
      : undefined

  const cut = await deploy()
  const half = platform.assets.size
  platform.refuse = () => undefined
  const again = await deploy()
  const sent = platform.calls.filter(({ call }) => call.includes('/assets/upload'))

  expect(cut, cut.said).toMatchObject({ code: 1, leaks: false })
  expect(cut.done).not.toContain('Worker')
  expect(half).toBeGreaterThan(0)
  expect(again, again.said).toMatchObject({ code: 0, done: ['pages', 'Worker'] })
  expect(sent.length).toBeLessThan(uploads)
  expect(platform.assets.size).toBeGreaterThan(half)
})

test('an empty account accepts enquiries after `wrangler deploy` alone', async () => {
  const { platform, deployByWrangler } = await rehearseDeploy()

  const deployed = await deployByWrangler()
  const created = platform.databases.get(DATABASE)?.prepare('SELECT * FROM sqlite_schema').all()
  // The uploaded Worker, on an empty database like the platform's.
  const worker = builtWorker('uploaded', await uploadedModules(platform), { site: true })
  const server = new Miniflare({ ...quietly, workers: [worker] })
  try {
    const { origin } = await server.ready
    const answer = await fetch(new URL('/api/contact', origin), postOf(enquiry))
    const db = await server.getD1Database('DB')
    const rows = await db.prepare('SELECT count(*) AS total FROM contact').first('total')

    expect(deployed, deployed.said).toMatchObject({ code: 0, leaks: false })
    expect(deployed.done).toEqual(['pages', 'database', 'Worker'])
    expect(created).toEqual([])
    expect([answer.status, rows]).toEqual([201, 1])
  } finally {
    await server.dispose()
  }
})
