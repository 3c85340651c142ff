import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/collections.ts'
import type { Site } from '#content/schema/site.ts'
import { editorConfiguration } from './configuration.ts'

const PACKAGE = join(import.meta.dirname, '../../node_modules/@sveltia/cms')
const EDITOR = join(PACKAGE, 'npm')

/** The imports of the editor's own words, which its authors expect a bundler to resolve. */
const LOCALE = /import\(`\.\.\/(locales\/[\w-]+\.json)`\)/g

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor</title>
<body>
<script type="module" src="/admin/start.js"></script>
`

/**
 * The previews have the style of a page: each page of a built site has it inline. The editor would lose
 * the alignment of tables, and so shows their source.
 */
const START = `import CMS from '/admin/index.js'
const page = await (await fetch('/')).text()
const styles = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('style')]
const plain = 'body{padding:24px}section{margin-bottom:16px}section>h4{font-size:12px;opacity:.6}.title{font:600 32px/1.2 var(--font-display)}[data-rich-text-preview] *+*{margin-top:.75em}'
CMS.registerPreviewStyle(styles.map(({ textContent }) => textContent).join('') + plain, { raw: true })
CMS.registerEditorComponent({
  id: 'table',
  label: 'Table',
  pattern: /^\\|.*(?:\\n\\|.*)+/m,
  fields: [{ name: 'source', label: 'Table, a row on each line', widget: 'text' }],
  fromBlock: ([source]) => ({ source }),
  toBlock: ({ source }) => source,
  toPreview: ({ source = '' }) => '<pre>' + source.replaceAll('&', '&amp;').replaceAll('<', '&lt;') + '</pre>',
})
`

/**
 * The page of the editor at /admin, its start, and the files of Sveltia CMS.
 * @param content in the first language
 * @throws {Error} for a field of the content that the editor has no control for
 */
export function editorFiles(content: Content) {
  const configuration = JSON.stringify(editorConfiguration(content))
  const parts = globSync('**/*.{js,woff2,wasm,txt}', { cwd: EDITOR })
  return new Map<string, string | (() => string | Uint8Array)>([
    ['admin.html', PAGE],
    ['admin/start.js', `${START}CMS.init({ config: ${configuration} })`],
    ...parts.map((part) => [`admin/${part}`, () => readPart(part)] as const),
    ...globSync('locales/*.json', { cwd: PACKAGE }).map(
      (file) => [`admin/${file}`, () => readFileSync(join(PACKAGE, file))] as const,
    ),
  ])
}

/** A file of the editor; a browser imports JSON by its type only. */
function readPart(part: string): string | Uint8Array {
  const bytes = readFileSync(join(EDITOR, part))
  if (part !== 'index.js') return bytes
  return bytes.toString().replaceAll(LOCALE, 'import(`./$1`,{with:{type:"json"}})')
}

const APIS = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
}

/**
 * The headers of /admin in place of those of the pages: the editor has styles inline and pictures from
 * memory, sends to the repository's API, and opens the window of the sign-in. It also asks for the state of
 * GitHub at another host, and can do without.
 */
export function editorHeaders({ host, api = APIS[host] }: NonNullable<Site['repository']>) {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' blob: 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      `connect-src 'self' blob: data: ${new URL(api).origin}`,
      "frame-src 'self' blob:",
      "form-action 'self'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}
