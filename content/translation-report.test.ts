import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_FOLDER } from './folder.ts'
import { changeFile, copyContent } from './test/copy-content.ts'
import { translationReport } from './translation-report.ts'

const SERVICE = 'services/rug-repair.yaml'
const TRANSLATION = 'services/rug-repair.ar.yaml'

function commit(folder: string) {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@fold.example']
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '.'], { cwd: folder })
  execFileSync('git', [...author, 'commit', '--quiet', '--message', 'Fold'], { cwd: folder })
}

test('lists missing files, missing texts, and texts that changed after their translation, if they do not wait for it or a commit', () => {
  const folder = copyContent()
  changeFile(folder, 'site.yaml', { languages: { en: 'English', ar: 'العربية' } })
  cpSync(join(CONTENT_FOLDER, TRANSLATION), join(folder, TRANSLATION))
  changeFile(folder, TRANSLATION, { shortDescription: undefined })
  commit(folder)
  changeFile(folder, SERVICE, {
    shortDescription: 'We fold it for you.',
    name: 'Folding',
    icon: 'cloud',
  })

  const [heading, ...lines] = translationReport(folder).split('\n  ')
  expect(heading).toBe('العربية (ar)')
  expect(lines).toContain('site.yaml has no translation')
  expect(lines.filter((line) => line.includes('rug-repair'))).toEqual([
    `${TRANSLATION} lacks shortDescription`,
    expect.stringMatching(`^${TRANSLATION} has an old name, of commit [0-9a-f]{7}`),
  ])

  changeFile(folder, TRANSLATION, { shortDescription: 'نطويها لك.', name: 'طيّ' })
  expect(translationReport(folder)).not.toContain('rug-repair')

  changeFile(folder, SERVICE, { name: 'TODO(en) Falten' })
  commit(folder)
  changeFile(folder, SERVICE, { name: 'Folding' })
  expect(translationReport(folder)).not.toContain('rug-repair')
})

test('says that there is one language, or that changes are unknown without git', () => {
  const folder = copyContent()
  expect(translationReport(folder)).toBe('content/site.yaml has one language.')

  changeFile(folder, 'site.yaml', { languages: { en: 'English', 'en-GB': 'British' } })
  expect(translationReport(folder)).toBe(
    'British (en-GB)\n  complete\n\nChanged texts are unknown: git has no history of the content.',
  )
})
