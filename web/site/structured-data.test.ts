import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { addresses, DIST, hrefs, links, paths, readPage } from './read-page.ts'

/** A thing of schema.org, or the value of a property. */
type Value = string | number | Value[] | { [property: string]: Value }

const { site } = content
const pages = paths.map((path) => {
  const page = readPage(path)
  const blocks = page.querySelectorAll('script[type="application/ld+json"]')
  const things = blocks.flatMap(({ textContent }) => JSON.parse(textContent)['@graph'])
  return { path, page, blocks, things }
})
const described = pages.filter(({ blocks }) => blocks.length > 0)

/** The expected types of each page by its address; `:id` matches any entry. */
const TYPES: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/about': ['AboutPage'],
  '/contact': ['ContactPage'],
  '/faq': ['FAQPage'],
  '/blog': ['Blog'],
  '/services/:id': ['Service', 'BreadcrumbList'],
  '/case-studies/:id': ['BreadcrumbList'],
  '/blog/:id': ['BlogPosting', 'BreadcrumbList'],
  '/careers/:id': ['JobPosting', 'BreadcrumbList'],
}

test.each(pages)('$path has structured data if indexed', ({ path, ...said }) => {
  const isListed = links(said.page, 'link[rel=canonical]').length > 0
  const types = TYPES[path] ?? TYPES[path.replace(/[^/]+$/, ':id')] ?? []

  expect(said.things.map((thing) => thing['@type'])).toEqual(isListed ? types : [])
  expect(said.blocks).toHaveLength(said.things.length > 0 ? 1 : 0)
})

test.each(described)('$path follows the rules of search engines', async ({ things }) => {
  const jsonld = Object.groupBy(things, (thing) => thing['@type'])
  const issues = await new Validator().validate({ jsonld })

  const said = issues.map(({ issueMessage }) => issueMessage)
  expect(said.filter((issue) => !/^Missing field .+ \(optional\)$/.test(issue))).toEqual([])
})

test.each(described)('$path has no hidden structured data', ({ page, things }) => {
  const shown = wordsOn(page)

  expect(leavesOf(things).length).toBeGreaterThan(0)
  expect(leavesOf(things).filter((leaf) => !isShown(leaf, page, shown))).toEqual([])
})

/** The properties with a text or a number, at any depth. */
function leavesOf(value: Value, property = ''): [property: string, value: string | number][] {
  if (typeof value !== 'object') return [[property, value]]
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, property))
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, name))
}

function isShown([property, value]: [string, string | number], page: HTMLElement, shown: string) {
  if (['@type', 'position'].includes(property)) return true
  if (typeof value === 'number') return shown.includes(words(value.toLocaleString(site.language)))
  if (value.startsWith('https://schema.org/')) return true
  if (value.startsWith(`${site.url}/`)) return isOurs(new URL(value).pathname)
  if (value.startsWith('https://')) return hrefs(page).includes(value)
  const [day] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(value) ?? []
  if (day) return page.querySelector(`time[datetime="${day}"]`) !== null
  // Constants of schema.org, codes of countries and currencies, and times, which are shown as 9:00 AM.
  if (/^[A-Z_]+$|^\d\d:\d\d$/.test(value)) return true
  if (property === 'inLanguage') return page.querySelector(`html[lang="${value}"]`) !== null
  // Only some scripts separate words.
  return shown.includes(/\p{Script=Latin}/u.test(value) ? words(value) : words(value).trim())
}

function isOurs(path: string): boolean {
  return addresses.includes(path) || existsSync(join(DIST, path))
}

/** The visible text of a page, with a space between elements. */
function wordsOn(page: HTMLElement): string {
  const markup = page.querySelectorAll('header, main, footer').map((each) => each.outerHTML)
  return words(parse(markup.join(' ').replaceAll(/<[^>]+>/g, ' ')).textContent)
}

function words(text: string): string {
  return ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}
