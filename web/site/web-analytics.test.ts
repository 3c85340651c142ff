import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#worker/settings.ts'
import { DIST, files, readBuilt } from './read-page.ts'

test('every page has the Web Analytics beacon with a token, no file names it without', () => {
  const all = globSync(['assets/**/*.js*', '**/*.{html,md,txt,json}', '_headers'], { cwd: DIST })
  const naming = all.filter((file) => readBuilt(file).includes('cloudflareinsights.com'))

  expect(all.length).toBeGreaterThan(files.length)
  if (settings.webAnalyticsToken)
    expect(naming).toEqual(expect.arrayContaining([...files, '_headers']))
  else expect(naming).toEqual([])
})
