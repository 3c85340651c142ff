import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listFiles } from './content-files.ts'
import { readPictures } from './pictures.ts'
import type { Problem } from './problem.ts'
import { findUnknownFiles } from './unknown-files.ts'

/** The files that are read and the problems, in a content folder with these files. */
function read(...paths: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  const files = listFiles(folder)
  const problems: Problem[] = []
  readPictures(folder, problems)
  return {
    files: files.map(({ path }) => path),
    problems: [...findUnknownFiles(files), ...problems],
  }
}

test.each([
  ['Vim', '.gen-ai.yaml.swp', 'gen-ai.yaml~'],
  ['Emacs', '#gen-ai.yaml#', '.#gen-ai.yaml'],
  ['macOS', '.DS_Store', '._gen-ai.yaml'],
  ['Windows', 'Thumbs.db', 'desktop.ini'],
])('the files of %s are ignored', (_, ...left) => {
  const folders = ['', 'services/', 'pages/', 'pictures/']
  const paths = left.flatMap((name) => folders.map((folder) => folder + name))

  expect(read('services/gen-ai.yaml', 'load.ts', 'README.md', ...paths)).toEqual({
    files: ['services/gen-ai.yaml'],
    problems: [],
  })
})

test.each([
  ['services/gen-ai.yml', 'a name that ends in .yaml'],
  ['services/gen-ai.yaml.bak', 'a name that ends in .yaml'],
  ['services/old/gen-ai.yaml', 'a name that ends in .yaml'],
  ['services/हवेली.yaml', 'lower-case Latin letters, digits and hyphens: rename the file'],
  ['articles/paper.de.txt', 'a name that ends in .md'],
  ['pages/home.md', 'a name that ends in .yaml'],
  ['pages/home-2.yaml', 'an entry of its name in pageSchemas'],
  ['sites.yaml', 'only files of the site beside the folders: site.yaml, logo.svg, '],
  ['articels/paper.md', 'only files of the site beside the folders'],
])('%s is named, with its place', (path, expected) => {
  const file = path.split('/').slice(0, 2).join('/')
  const { problems } = read(path)

  expect(problems).toHaveLength(1)
  expect(file.startsWith(problems[0]?.file ?? ' ')).toBe(true)
  expect(problems[0]?.expected).toContain(expected)
})
