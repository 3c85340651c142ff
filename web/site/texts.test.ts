// Every text of the content is on the page of its file; languages.test.ts proves the converse.
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { type Content, schemaOf } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import type { ProseNode } from '#content/schema/prose.ts'
import { contents } from '#content/test/content.ts'
import { fieldOf, textsOf } from '#content/texts-of.ts'
import { addressForm, toAddress } from '#web/page-data/address.ts'
import { ownPages, pathOf } from '#web/page-data/own-pages.ts'
import { type EntryPage, entryPages } from '#web/page-data/pages.ts'
import { inOneLine, paths, readAddress, textOfProse } from './read-page.ts'

/** The texts that are not there, each with the reason. */
const ELSEWHERE: Record<string, RegExp> = {
  'what only the search knows': /:searchTerms/,
  'shown without results': /^pages\/(?:faq:empty(?:Hint)?|search:empty|blog:search\.empty)$/,
  'has links to its examples (search.test.ts)': /^pages\/search:hint$/,
  'beside a wrong field, and in the privacy policy':
    /^contact-form:fields\.\w+\.(?:messages\.\w+|called)$/,
  'begins a message (enquiry-draft.test.ts)': /^pages\/contact:openings\./,
  'depends on worker/settings.ts':
    /:(?:form\.turnstileNotice|turnstile|(?:no|some)ThirdParties|(?:noW|w)ebAnalytics|subscribe\..+\.text|subscribe\.notYet\..+)$/,
  'in the list of articles (lists.test.ts)': /^articles.+:evidence$/,
  'shown for a job with a last day': /^pages\/job:until$/,
  'shown by the app, or for a removed job': /^pages\/notices:(?:failed|incomplete|jobClosed)\./,
  'shown with a reference (contact.test.ts)': /^pages\/notices:sent\.(?:heading|text|reference)$/,
}

/** The texts beside a section that a company may lack, each with its own place or placeholder. */
const OPTIONAL: [isThere: (content: Content) => boolean, RegExp][] = [
  [(content) => content['case-studies'].size > 0, /^pages\/(?:home|service):studies\./],
  [(content) => content['case-studies'].size > 1, /^pages\/case-study:next$/],
  [(content) => content['pages/careers'] !== undefined, /^pages\/about:closing\.secondary$/],
  [(content) => Boolean(content['pages/about']?.claims.length), /^pages\/about:impact$/],
  [
    ({ catalogue, jobs }) => entriesOf(catalogue.jobs, jobs).some(({ featured }) => featured),
    /^pages\/careers:featured$/,
  ],
  [({ catalogue }) => catalogue.jobs.length > 0, /^pages\/careers:openings$/],
  [
    ({ catalogue, articles }) =>
      entriesOf(catalogue.articles, articles).some(({ featured }) => featured),
    /^pages\/blog:featured$/,
  ],
  [({ catalogue }) => catalogue.faq.length > 0, /^pages\/contact:faq\./],
  [(content) => content.site.hours !== undefined, /^pages\/contact:hours$/],
  [
    ({ catalogue }) => catalogue.articles.length + catalogue.faq.length > 0,
    /^pages\/service:near$/,
  ],
  [({ catalogue }) => catalogue.articles.length > 1, /^pages\/article:articles$/],
  [(content) => content['pages/about'] !== undefined, /^pages\/home:closing\.secondary$/],
  [(content) => content['pages/blog'] !== undefined, /^pages\/notices:subscribed\./],
]

/** The texts that no heading or list orders: in attributes, metadata, beside sections, and the labels of entries. */
const UNORDERED =
  /:(?:seo\..+|description|search\..+|placeholder)$|^articles|^services.+:instead$|^case-studies.+:(?:duration|metrics\..+)$|^jobs.+:(?:place|hours|hiringTime)$|^pages\/blog:subscribe\.aside\.|^pages\/(?:article|case-study|job|service):/

const FOLDERS = {
  service: 'services',
  'case-study': 'case-studies',
  article: 'articles',
  job: 'jobs',
}

const NOTICES = ['/404', '/services/404', '/contact/sent', '/blog/subscribed']

type File = [name: string, data: unknown, paths: string[]]

/**
 * The files with texts, each with the pages that have them between them. Labels of fields that no entry has are
 * left out.
 */
function filesOf(content: Content): File[] {
  const dataOf = (folder: string, id: string) =>
    (content[folder as keyof Content] as Map<string, unknown>).get(id)
  const entries = Object.entries<EntryPage>(entryPages).flatMap(
    ([route, { ids, text }]): File[] => {
      const folder = FOLDERS[text as keyof typeof FOLDERS]
      const own = ids(content).map(
        (id): File => [`${folder}/${id}`, dataOf(folder, id), [route.replace('$id', id)]],
      )
      const isUsed = ([name]: [string, unknown]) =>
        !fieldOf(schemaOf(`${folder}/`), name) ||
        own.some(([, entry]) => [Reflect.get(entry as object, name) ?? []].flat().length > 0)
      const labels = Object.entries(content[`pages/${text}`] ?? {}).filter(isUsed)
      const paths = own.flatMap(([, , page]) => page)
      return [...own, [`pages/${text}`, Object.fromEntries(labels), paths]]
    },
  )
  const fields = Object.entries(content['contact-form'].fields)
  const asked = Object.fromEntries(fields.filter(([, { former }]) => !former))
  const contact = content.missing.has('pages/contact') ? [] : ['/contact']
  return [
    ...entries.filter(([, , paths]) => paths.length > 0),
    ...ownPages(content).map(
      (name): File => [`pages/${name}`, content[`pages/${name}`], [pathOf(name)]],
    ),
    ...content.catalogue.faq.map((id): File => [`faq/${id}`, content.faq.get(id), ['/faq']]),
    ...contact.map(
      (path): File => ['contact-form', { ...content['contact-form'], fields: asked }, [path]],
    ),
    ['pages/notices', content['pages/notices'], NOTICES.filter((path) => paths.includes(path))],
  ]
}

const BLOCK = /^(?:p|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|img|pre|h2|h3)$/

/** The paragraphs, list items and cells of compiled Markdown. Any other text is its own block. */
function blocksOf(node: ProseNode): string[] {
  const isBlock = (child: ProseNode) => typeof child !== 'string' && BLOCK.test(child[0])
  if (typeof node === 'string' || !node[1].some(isBlock)) return [textOfProse(node)]
  return node[1].flatMap(blocksOf)
}

/** A text without the names in braces, and without blocks that need facts that a site may not have. */
function piecesOf(value: unknown): string[] {
  return [value as ProseNode]
    .flat()
    .flatMap((node) => blocksOf(node as ProseNode))
    .filter((block) => !/^\{|\{phone\}|\{(?:pending|confirmed|unsubscribed)Period\}/.test(block))
    .flatMap((block) => block.split(/\{\w+\}/))
    .map(inOneLine)
}

const [ownName] = Object.values(contents[0].site.languages)
/** The name of the first language in a link to a page that is only there. */
const IN_FIRST = ` (${ownName})</a>`

/** What visitors read on a page or hear of it, its title and its description. */
function wordsAt(address: string): string {
  const html = `${readAddress(address)}`.replaceAll(/<\/?noscript>/g, '')
  const page = parse(html.replaceAll(IN_FIRST, '</a>'))
  const named = page.querySelectorAll(
    'main :is([aria-label], [alt], [placeholder], [data-tooltip]), meta[name=description]',
  )
  return inOneLine(
    [
      ...page.querySelectorAll('title, main').map(({ textContent }) => textContent),
      ...named.flatMap(({ attributes }) => Object.values(attributes)),
    ].join(' | '),
  )
}

/** The texts that should be on the pages of each file, in order, with the words of these pages. */
function expectedTexts(content: Content) {
  const form = addressForm(content)
  const missing = OPTIONAL.filter(([isThere]) => !isThere(content)).map(([, each]) => each)
  const elsewhere = [...Object.values(ELSEWHERE), ...missing]
  return filesOf(content).map(([name, data, paths]) => ({
    pages: paths.map((path) => wordsAt(toAddress(path, form))),
    texts: textsOf(schemaOf(name), data)
      .map(({ path, value }) => ({ place: `${name}:${path}`, pieces: piecesOf(value) }))
      .filter(({ place }) => !elsewhere.some((each) => each.test(place))),
  }))
}

test.each(contents)('every text in $site.language is on its page', (content) => {
  const absent = expectedTexts(content).flatMap(({ pages, texts }) =>
    texts.flatMap(({ place, pieces }) =>
      pieces
        .filter((piece) => !pages.some((page) => page.includes(piece)))
        .map((piece) => `${place}: ${piece}`),
    ),
  )

  expect(absent).toEqual([])
})

test.each(contents)(
  'the texts in $site.language are on their page in the order of its file',
  (content) => {
    const single = expectedTexts(content).filter(({ pages }) => pages.length === 1)
    const late = single.flatMap(({ pages: [page = ''], texts }) => {
      let end = 0
      return texts.filter(({ place, pieces }) => {
        if (UNORDERED.test(place)) return false
        const at = page.indexOf(pieces[0] ?? '', end)
        end = Math.max(at, end)
        return at < 0
      })
    })

    expect(late.map(({ place }) => place)).toEqual([])
  },
)
