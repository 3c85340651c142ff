import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { listContentFiles } from '#content/content-files.ts'
import { CONTENT_FOLDER } from '#content/content-folder.ts'
import { loadContent, loadContentInAllLanguages } from '#content/load.ts'
import { editorFiles, editorHeaders } from '#web/editor/editor-files.ts'
import { NIGHT } from './nightly.ts'

const SITE = 'http://localhost'
const PLAN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

// The editor renders a field only once it is near the window.
test.use({ viewport: { width: 1280, height: 2400 } })

const folder = mkdtempSync(join(tmpdir(), 'content-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

test('edits, adds, translates and deletes, and changes nothing else', { tag: NIGHT }, async ({
  page,
}) => {
  cpSync(CONTENT_FOLDER, folder, { recursive: true })
  const paths = listContentFiles(folder).map(({ path }) => path)
  const before = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  const violations = await serveEditor(page)
  await openFolder(page, before)

  await open(page, 'services/entries/rug-repair')
  await field(page, 'Short description').fill('Another one to read.')
  await page.getByRole('radio', { name: 'Arabic' }).last().click()
  const arabic = page.getByRole('group', { name: /Arabic/ })
  await arabic.getByRole('textbox', { name: 'Name', exact: true }).fill('اسم آخر')
  await save(page)
  const changed = ['services/rug-repair.yaml', 'services/rug-repair.ar.yaml']
  const added = [
    'faq/a-new-one.yaml',
    'faq/a-new-one.ar.yaml',
    'articles/a-new-one.md',
    'pictures/plan.svg',
  ]

  await duplicate(page, 'faq/entries/price', 'Question')
  await duplicate(page, 'jobs/entries/driver', 'Title')
  await open(page, 'jobs/entries/a-new-one')
  await choose(page, 'Delete Entry')
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expectList(page)
  await addArticle(page)

  await expect.poll(async () => (await readFolder(page)).length).toBe(before.size + added.length)
  const differing = (await readFolder(page)).filter(([path, text]) => text !== before.get(path))
  expect(differing.map(([path]) => path).sort()).toEqual([...changed, ...added].sort())
  for (const path of changed) {
    const lines = before.get(path)?.split('\n')
    const after = differing.find(([each]) => each === path)?.[1].split('\n')
    expect(after?.filter((line) => !lines?.includes(line))).toHaveLength(1)
  }
  for (const [path, text] of differing) writeFileSync(join(folder, path), text)
  const [content] = loadContentInAllLanguages(folder)
  expect(content.faq.has('a-new-one')).toBe(true)
  expect(content.articles.has('a-new-one')).toBe(true)
  expect(violations).toEqual([])
})

/**
 * Answers with the files and the headers of /admin, and with nothing else.
 * @returns the violations of its policy so far
 */
async function serveEditor(page: Page): Promise<string[]> {
  const files = editorFiles(loadContent(folder))
  const headers = editorHeaders({ host: 'github', name: 'company/site', branch: 'main' })
  const violations: string[] = []
  page.on('console', (message) => {
    // The editor asks for fonts that it has, too, and for the state of GitHub: the policy refuses both.
    const isKnown = /cdn\.jsdelivr\.net\/fontsource|githubstatus\.com/.test(message.text())
    if (/Content Security Policy/.test(message.text()) && !isKnown) violations.push(message.text())
  })
  await page.route(/./, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const file = files.get(path) ?? files.get(`${path}.html`) ?? ''
    const body = Buffer.from(typeof file === 'function' ? file() : file)
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    return route.fulfill({ body, contentType, headers })
  })
  return violations
}

/** Gives the files to the editor as a local repository, without the browser's dialog. */
async function openFolder(page: Page, files: Map<string, string>) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(SITE)
  await page.evaluate(
    async (all) => {
      for (const [path, text] of all) {
        const folders = path.split('/')
        const name = folders.pop() ?? ''
        let place = await navigator.storage.getDirectory()
        for (const each of folders) place = await place.getDirectoryHandle(each, { create: true })
        const stream = await (await place.getFileHandle(name, { create: true })).createWritable()
        await stream.write(text)
        await stream.close()
      }
    },
    [
      ['.git/HEAD', ''] as const,
      ...Array.from(files, ([path, text]) => [`content/${path}`, text] as const),
    ],
  )
  await page.goto(`${SITE}/admin`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible()
}

/** Path and text of each file of the content now. */
async function readFolder(page: Page): Promise<[path: string, text: string][]> {
  return page.evaluate(async () => {
    const files: [string, string][] = []
    async function read(place: FileSystemDirectoryHandle, path: string) {
      for await (const [name, handle] of place.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`)
        else
          files.push([path + name, await (await (handle as FileSystemFileHandle).getFile()).text()])
      }
    }
    const root = await navigator.storage.getDirectory()
    await read(await root.getDirectoryHandle('content'), '')
    return files
  })
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true }).first()
}

async function open(page: Page, route: string) {
  await page.goto(`${SITE}/admin#/collections/${route}`)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectList(page)
}

/** After each command, the editor closes and shows its list again. */
async function expectList(page: Page) {
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden()
}

async function choose(page: Page, command: string) {
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

async function duplicate(page: Page, route: string, title: string) {
  await open(page, route)
  await choose(page, 'Duplicate Entry')
  await field(page, title).fill('A new one')
  await save(page)
}

async function addArticle(page: Page) {
  await open(page, 'articles/new')
  await field(page, 'Title').fill('A new one')
  await field(page, 'Excerpt').fill('A sentence with the argument of the new article.')
  await page.getByRole('radio', { name: 'Craft', exact: true }).click()
  await page.getByRole('combobox', { name: 'Services' }).click()
  await page.getByRole('option').first().click()
  await page.getByText('Creating').first().click()
  await field(page, 'Author').fill('Ada Example')
  await field(page, 'Role').fill('Writer')
  await page.getByRole('button', { name: 'Today' }).first().click()
  await field(page, 'Body').click()
  for (const text of ['One.', 'Two.', 'Three.']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await field(page, 'Alt Text').fill('The plan of a house')
  await page.getByRole('button', { name: 'Browse' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload' }).click()
  const buffer = Buffer.from(PLAN)
  await (await chooser).setFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option', { name: 'plan.svg', selected: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByRole('button', { name: 'Paste Image' })).toBeHidden()
  await save(page)
}
