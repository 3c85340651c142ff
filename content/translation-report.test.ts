import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { addLanguage } from './test/add-language.ts'
import { content } from './test/content.ts'
import { copyContent } from './test/copy-content.ts'
import { translationReport } from './translation-report.ts'

const [ID = ''] = content.catalogue.services
const SERVICE = `services/${ID}.yaml`
const TRANSLATION = `services/${ID}.eo.yaml`

function commit(folder: string) {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@fold.example']
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '.'], { cwd: folder })
  execFileSync('git', [...author, 'commit', '--quiet', '--message', 'Fold'], { cwd: folder })
}

function change(folder: string, file: string, fields: object) {
  const path = join(folder, file)
  writeFileSync(path, stringify({ ...parse(readFileSync(path, 'utf8')), ...fields }))
}

test('lists missing files, missing texts, and texts that changed after their translation, if they do not wait for it or a commit', () => {
  const folder = copyContent()
  addLanguage(folder, 'eo', (name) => name === `services/${ID}`)
  change(folder, TRANSLATION, { shortDescription: undefined })
  commit(folder)
  change(folder, SERVICE, {
    shortDescription: 'We fold it for you.',
    name: 'Folding',
    icon: 'scissors',
  })

  const [heading, ...lines] = translationReport(folder).split('\n  ')
  expect(heading).toBe('eo (eo)')
  expect(lines).toContain('site.yaml has no translation')
  expect(lines.filter((line) => line.includes(ID))).toEqual([
    `${TRANSLATION} lacks shortDescription`,
    expect.stringMatching(`^${TRANSLATION} has an old name, of commit [0-9a-f]{7}$`),
  ])

  change(folder, TRANSLATION, { shortDescription: 'Wir falten es für Sie.', name: 'Falten' })
  expect(translationReport(folder)).not.toContain(ID)

  change(folder, SERVICE, { name: 'TODO(eo) Falten' })
  commit(folder)
  change(folder, SERVICE, { name: 'Folding' })
  expect(translationReport(folder)).not.toContain(ID)
})

test('says that there is one language, or that changes are unknown without git', () => {
  const folder = copyContent()
  expect(translationReport(folder)).toBe('content/site.yaml has one language.')

  addLanguage(folder, 'eo')
  expect(translationReport(folder)).toMatch(/^eo \(eo\)\n {2}complete\n\n.* unknown: git has no/)
})
