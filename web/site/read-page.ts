import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import type { ProseNode } from '#content/schema/prose.ts'
import { content } from '#content/test/content.ts'
import { addressForm, toAddress, toPath } from '#web/page-data/address.ts'

export const DIST = join(import.meta.dirname, '../dist')

/** The files of the editor, which is no page of the site, and mostly the code of others. */
export const EDITOR = /^\/?admin(?:\.html$|\/)/

/** The files of all built pages, such as services/gen-ai.html. */
export const files = readdirSync(DIST, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.html') && !EDITOR.test(file))
  .sort()
if (files.length === 0) throw new Error('There are no built pages in web/dist: run npm run build.')

const { site } = content
const form = addressForm({ site })
const [, ...others] = Object.keys(site.languages).map((tag) => tag.toLowerCase())

/** The addresses of all built pages in every language: /leistungen/gen-ai, /en. */
export const addresses = files.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)

/** The pages in the first language, by their paths in the route tree: /services/gen-ai. */
export const paths = addresses
  .filter((address) => !others.includes(address.split('/')[1] ?? ''))
  .map((address) => toPath(address, form))

/** The content of a built file, by its path in web/dist. */
export function readBuilt(file: string): string {
  return readFileSync(join(DIST, file), 'utf8')
}

/** The built page at a path, in the first language, as every visitor receives it. */
export function readPage(path: string): HTMLElement {
  return readAddress(toAddress(path, form))
}

const parsed = new Map<string, HTMLElement>()

/** The built page at an address, parsed once: no test may change it. */
export function readAddress(address: string): HTMLElement {
  const known = parsed.get(address)
  if (known) return known
  const page = parse(readBuilt(address === '/' ? 'index.html' : `${address.slice(1)}.html`))
  parsed.set(address, page)
  return page
}

/** The section under a second-level heading; an empty element where there is none. */
export function sectionOf(page: HTMLElement, heading: string | undefined): HTMLElement {
  const section = page
    .querySelectorAll('main :is(section, details)')
    .find((each) => heading && textOf(each.querySelector('h2')) === heading)
  return section ?? parse('')
}

/** The text of an element with collapsed white space; '' without an element. */
export function textOf(element: HTMLElement | null | undefined): string {
  return inOneLine(element?.textContent ?? '')
}

/** A text with collapsed white space: some languages write amounts with a space that does not break. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The texts of the elements that match a selector, in order. */
export function texts(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(textOf)
}

/** The targets of the links that match a selector, in order: pages of the site by their paths. */
export function links(root: HTMLElement, selector = 'a'): (string | undefined)[] {
  return hrefs(root, selector).map((href) => (href?.startsWith('/') ? toPath(href, form) : href))
}

/** The same as they stand there. */
export function hrefs(root: HTMLElement, selector = 'a'): (string | undefined)[] {
  return root.querySelectorAll(selector).map((link) => link.getAttribute('href'))
}

/** The text of compiled Markdown, without its markup. */
export function textOfProse(node: ProseNode): string {
  return typeof node === 'string' ? node : node[1].map(textOfProse).join('')
}
