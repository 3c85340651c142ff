import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse } from 'yaml'
import { isCodeOrDocs } from '#content/content-files.ts'
import { siteSchema } from '#content/schema/site.ts'
import { typefacePackage } from '#content/typeface.ts'

/** Files of the sample company only, and this folder. */
const SAMPLE = [
  'content/specification.test.ts',
  'web/search/search-queries.test.ts',
  '.github/screenshots',
  'web/starter',
]

/** Lines to remove from the documentation. */
const OUTDATED =
  /npm run new-site|test:starter|specification\.test|search-queries\.test|screenshots\//

/** The files with the name of the company; tests keep the name of the sample. */
const NAMING = [
  '*.{json,md,toml}',
  '.github/**/*.md',
  'content/**/*.{md,yaml}',
  'web/*.{md,toml}',
  'worker/**/*.md',
  'worker/settings.ts',
]

/** Names that need no quotes in YAML and TypeScript. */
const UNQUOTED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&’+-]*[\p{L}\p{M}\p{N}.+]$/u

/** Whether a site can have this name, which needs no quotes. */
export function isValidSiteName(name: string): boolean {
  return UNQUOTED.test(name) && siteSchema.in.shape.name.safeParse(name).success
}

/**
 * Puts the starter in place of the sample company: content, names, typefaces, documentation.
 * @param project the root folder of the project
 * @param name the name of the company, as `isValidSiteName` requires
 * @param slug the same for addresses, the Worker and the database: lower-case Latin words and hyphens
 */
export function replaceSample(project: string, name: string, slug: string) {
  const at = (path: string) => join(project, path)
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(at(path), change(readFileSync(at(path), 'utf8')))

  const typefaces = typefacesOf(at('content/site.yaml'))
  for (const entry of readdirSync(at('content'))) {
    // The English words around the texts of any company stay.
    if (isCodeOrDocs(entry) || /^(?:interface|emails)\.yaml$/.test(entry)) continue
    rmSync(at(`content/${entry}`), { recursive: true })
  }
  cpSync(at('web/starter/content'), at('content'), { recursive: true })
  for (const path of SAMPLE) rmSync(at(path), { recursive: true, force: true })

  const unused = typefaces.filter((each) => !typefacesOf(at('content/site.yaml')).includes(each))
  for (const path of ['package.json', 'package-lock.json']) {
    edit(path, (text) => withoutPackages(text, unused))
  }
  const rename = renamer(name, slug)
  for (const path of globSync(NAMING, { cwd: project })) {
    edit(path, (text) => rename(extname(path) === '.md' ? withoutOutdated(text) : text))
  }
}

/** The packages of the typefaces that site.yaml names. */
function typefacesOf(site: string): string[] {
  const { typefaces } = parse(readFileSync(site, 'utf8'))
  return Object.values<string>(typefaces).map(typefacePackage)
}

/** package.json or package-lock.json without these packages, and without the command for this. */
function withoutPackages(text: string, names: string[]): string {
  const file = JSON.parse(text)
  delete file.scripts?.['new-site']
  delete file.scripts?.['test:starter']
  for (const name of names) {
    delete (file.packages?.[''] ?? file).devDependencies[name]
    delete file.packages?.[`node_modules/${name}`]
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Markdown without such paragraphs and rows of tables. */
function withoutOutdated(markdown: string): string {
  const rows = markdown.replaceAll(/^\|.*\n/gm, (row) => (OUTDATED.test(row) ? '' : row))
  const paragraphs = rows.trimEnd().split('\n\n')
  return `${paragraphs.filter((paragraph) => !OUTDATED.test(paragraph)).join('\n\n')}\n`
}

/** Replaces the names of the sample company and of the starter: in texts, addresses and references. */
function renamer(name: string, slug: string): (text: string) => string {
  const initials = slug.split('-').map((word) => word.charAt(0))
  const prefix = initials.join('').replaceAll(/\d/g, '').slice(0, 8).toUpperCase() || 'REF'
  const names: Record<string, string> = {
    'a technology-services company: 29 services': `${name}: services`,
    'Northlight Structures': name,
    'northlight-structures': slug,
    Lumenfold: name,
    lumenfold: slug,
    LF: prefix,
  }
  const pattern = new RegExp(Object.keys(names).join('|').replace(/LF$/, "\\bLF(?=[-'])"), 'g')
  return (text) => text.replace(pattern, (found) => names[found] ?? found)
}

/** The letters that are no basic letter with a mark. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
}

/** A name in addresses: "Müller & Söhne" → mueller-soehne. Empty for a name without Latin letters and digits. */
export function toLatinSlug(name: string): string {
  const german = name.toLowerCase().replaceAll(/[äöü]/g, (letter) => `${letter}e`)
  const spelled = german.replaceAll(/[ßæøœłđıðþ]/g, (letter) => SPELLED[letter] ?? '')
  const latin = spelled.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
