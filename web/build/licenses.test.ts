import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { licensesBeyondModules } from './licenses.ts'

const { site } = content

test('names the license of the editor where the site has one', () => {
  const repository = { host: 'github', name: 'company/site', branch: 'main' } as const
  const license = licensesBeyondModules({ ...site, repository }).get('Sveltia CMS (MIT)')

  expect(readFileSync(license ?? '', 'utf8')).toMatch(/MIT License\s+Copyright/)
  expect(
    [...licensesBeyondModules({ ...site, repository: undefined }).keys()].join(),
  ).not.toContain('CMS')
})
