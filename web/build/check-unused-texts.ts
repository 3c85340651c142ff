import * as z from 'zod'
import { type Content, documents, schemaOf } from '#content/collections.ts'
import { findTexts } from '#content/find-translatable-texts.ts'
import { ContentError, describeProblem, describeValue, formatProblems } from '#content/problems.ts'
import { dataByFileName } from '#content/references.ts'
import type { Prose } from '#content/schema/prose.ts'
import { proseToText } from '#content/schema/prose-to-text.ts'
import { getField } from '#content/schema/walk-schema.ts'
import { getUrlScheme, toUrl } from '#web/page-data/url.ts'

/** The texts that are in no file of a page: for the app, the Worker, or the search. */
const ELSEWHERE =
  /searchTerms|^interface:|^contact-form:.*(?:messages|called)|^pages\/(?:contact:openings|faq:empty|notices:(?:jobClosed|subscribed))/

const EXPECTED = 'a text that a page shows: remove it, or add what it is about'

/** The paths of the lists of entries that have another name than their folders. */
const LISTS: Record<string, string> = { articles: 'blog', jobs: 'careers' }
const MARKUP = /<[^>]*>/g
const REFERENCES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * Checks that each text that the schema does not ask for is on a page: anybody would wonder where it went. In the
 * first language only: in the others, what a text is about may not be translated.
 * @param pages the pages of that language, by their addresses
 * @param findLocations finds the locations of a text in the content, for its author
 * @throws {ContentError} that names each text
 */
export function checkUnusedTexts(
  content: Content,
  pages: { path: string; html: string }[],
  findLocations: (text: string) => string[],
) {
  const scheme = getUrlScheme(content)
  const byAddress = new Map(pages.map((page) => [page.path, page]))
  let unseen = filesOf(content).flatMap(([name, data]) => {
    const [folder = '', id = ''] = name.split('/')
    const own = textOfPage(byAddress.get(toUrl(pathOfFile(folder, id), scheme))?.html ?? '')
    return findTexts(schemaOf(name), data)
      .filter(({ path }) => !ELSEWHERE.test(`${name}:${path}`) && isOptional(name, path))
      .flatMap(({ path, value }) => linesOf(value).map((line) => ({ name, path, line })))
      .filter(({ line }) => !own.includes(squash(line)))
  })
  // From the last, which list older articles: they show what the page of an article leaves out.
  for (const { html } of pages.toReversed()) {
    if (unseen.length === 0) return
    const text = textOfPage(html)
    unseen = unseen.filter(({ line }) => !text.includes(squash(line)))
  }
  if (unseen.length === 0) return
  const fields = Map.groupBy(unseen, ({ name, path }) => `${name}:${path}`).values()
  const problems = [...fields].flatMap(([first]) => {
    if (!first) return []
    const [location = `content/${first.name}`] = findLocations(first.line)
    const field = `${location}, field "${first.path}"`
    return describeProblem(field, EXPECTED, describeValue(first.line))
  })
  throw new ContentError(formatProblems('No page shows these texts.', problems))
}

/** The page that is the first to look at. */
function pathOfFile(folder: string, id: string): string {
  if (folder === 'pages') return id === 'home' ? '/' : `/${id}`
  return folder === 'faq' ? '/faq' : `/${LISTS[folder] ?? folder}/${id}`
}

/** The files of documents and of listed entries, each with its data. */
function filesOf(content: Content): [name: string, data: unknown][] {
  const { catalogue } = content
  const lists: Record<string, unknown> = { ...catalogue, 'case-studies': catalogue.caseStudies }
  return [...dataByFileName(content)].filter(([name]) => {
    const [folder = '', id = ''] = name.split('/')
    return Object.hasOwn(documents, name) || (lists[folder] as string[] | undefined)?.includes(id)
  })
}

/** Whether a company may leave a text out: an entry, or a field that its schema does not ask for. */
function isOptional(name: string, path: string): boolean {
  if (!Object.hasOwn(documents, name)) return true
  let schema: z.core.$ZodType | undefined = schemaOf(name)
  return path.split('.').some((key) => {
    schema = schema && getField(schema, key)
    return schema && z.safeParse(schema, undefined).success
  })
}

/** The parts of a text that stay together on a page, without those with a fact of the site in braces. */
function linesOf(value: unknown): string[] {
  const parts = [value].flat() as (string | Prose[number])[]
  return parts
    .flatMap((part) => {
      if (typeof part === 'string') return part
      const [, children] = part
      // The alternative text of a picture is apart from its caption and the words around it.
      return children.some(([tag]) => tag === 'img') ? linesOf(children) : proseToText([part])
    })
    .filter((line) => !line.includes('{'))
}

/** All texts of a page, also in attributes, without spaces: these differ between source and page. */
function textOfPage(html: string): string {
  const decode = (text: string) => text.replaceAll(/&[\w#]+;/g, (name) => REFERENCES[name] ?? name)
  return squash(decode(html.replaceAll(MARKUP, ''))) + squash(decode(html))
}

function squash(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
