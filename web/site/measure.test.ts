import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#worker/settings.ts'
import { DIST, files, readBuilt } from './read-page.ts'

test('one script counts views and every page loads it, or nothing mentions it while it is off', () => {
  const scripts = globSync('assets/*.js', { cwd: DIST })
  const counting = scripts.filter((file) => readBuilt(file).includes('/api/measure'))
  const loading = files.filter((file) =>
    /\/assets\/measure|\/api\/measure|web-vitals/.test(readBuilt(file)),
  )

  expect(scripts.length).toBeGreaterThan(9)
  expect(counting).toEqual(settings.measure ? [expect.stringMatching(/^assets\/measure-/)] : [])
  expect(loading).toEqual(settings.measure ? files : [])
})
