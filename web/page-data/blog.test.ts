import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { articleData, blogData, olderArticlesData, olderPageIds, subscribeTexts } from './blog.ts'

interface Fields {
  date?: string
  time?: string
  category?: string
  services?: string[]
  featured?: boolean
}

const subscribe = {
  aside: { heading: 'New', text: 'One message.' },
  closing: { heading: 'Disagree', text: 'Hit reply.' },
  notYet: { aside: 'Nothing is sent.', closing: 'Nothing yet.' },
  note: '',
}
const words = {
  form: {},
  subscription: {},
  blog: { readTime: '{minutes}', pageOf: '{page}/{pages}' },
  contact: {},
  fields: { email: { tooLong: '' } },
  retention: { limited: '' },
}

/** Articles by their ids, all in the lists in the order given, and the services that they name. */
function createContent(articles: Record<string, Fields>): Content {
  const named = Object.values(articles).flatMap(({ services = [] }) => services)
  const common = { date: '2025-01-01', category: 'Cloud', services: [], body: [], minutes: 12 }
  return {
    catalogue: {
      articles: Object.keys(articles),
      articleCategories: ['Cloud', 'Web'].map((name) => ({ name, hue: 1 })),
      categories: [{ name: 'Development', hue: 2 }],
    },
    articles: new Map(
      Object.entries(articles).map(([id, fields]) => [id, { id, title: id, ...common, ...fields }]),
    ),
    services: new Map(named.map((id) => [id, { name: id, category: 'Development' }])),
    site: { language: 'en' },
    interface: words,
    'pages/home': { fold: 'any' },
    'pages/blog': { seo: { title: 'Blog', description: 'All.' }, hero: {}, subscribe },
  } as unknown as Content
}

const idsOf = (articles: { id: string }[]) => articles.map(({ id }) => id)

test.each([
  [
    'the one that shares the most services',
    { one: { services: ['a'] }, two: { services: ['a', 'b'] }, none: { category: 'Web' } },
    'two',
  ],
  [
    'one that shares a service before one of the same category',
    {
      other: { date: '2026-01-01' },
      near: { category: 'Web' },
      shared: { date: '2020-01-01', services: ['b'] },
    },
    'shared',
  ],
  [
    'the newest where nothing else tells them apart',
    { old: { date: '2021-01-01' }, new: { date: '2023-01-01' }, newer: { date: '2024-01-01' } },
    'newer',
  ],
])('the first of two to read next is %s', (_, others, first) => {
  const content = createContent({ ...others, it: { category: 'Web', services: ['a', 'b'] } })

  expect(idsOf(articleData(content, 'it').related)[0]).toBe(first)
})

test('links lead from the newest article to every other one, independent of the order in lists', () => {
  const content = createContent({
    c: { date: '2025-02-01' },
    newest: { date: '2026-01-01' },
    b: { date: '2025-02-01' },
    a: { date: '2025-02-02' },
    oldest: { date: '2024-01-01' },
  })
  const next = Array.from(content.articles.keys(), (id) => [
    id,
    idsOf(articleData(content, id).related),
  ])

  expect(Object.fromEntries(next)).toEqual({
    newest: ['a', 'c'],
    a: ['newest', 'c'],
    c: ['newest', 'b'],
    b: ['newest', 'oldest'],
    oldest: ['newest', 'a'],
  })
})

test('the blog shows the featured articles and three others; pages of their own have twelve more each, to the last', () => {
  const ids = Array.from({ length: 16 }, (_, index) => `a${index}`)
  const others = Object.fromEntries(ids.map((id) => [id, { featured: false }]))
  const content = createContent({ first: { featured: true }, ...others, last: { featured: true } })
  const [second, third] = ['2', '3'].map((page) => olderArticlesData(content, page))

  expect(blogData(content)).toMatchObject({ pages: 3, others: 16 })
  expect(idsOf(blogData(content).articles)).toEqual(['first', 'last', 'a0', 'a1', 'a2'])
  expect(olderPageIds(content)).toEqual(['2', '3'])
  expect(idsOf(second?.articles ?? [])).toEqual(ids.slice(3, 15))
  expect(second?.seo.title).toBe('Blog · 2/3')
  expect(second?.around).toEqual({ prev: '/blog', next: '/blog/page/3' })
  expect(idsOf(third?.articles ?? [])).toEqual(['a15'])
  expect(third?.links.map(({ to }) => to)).toEqual(['/blog/page/2'])
})

test.each([
  [true, ['One message.', 'Hit reply.']],
  [false, ['Nothing is sent.', 'Nothing yet.']],
])('with the newsletter on, %s, the subscription forms promise %j', (newsletter, texts) => {
  const { aside, closing } = subscribeTexts(createContent({}), newsletter)

  expect([aside.text, closing.text]).toEqual(texts)
})

test('the reading time is in the digits of the language, as the date', () => {
  const content = createContent({ one: {} })
  const persian = { ...content, site: { ...content.site, language: 'fa' } }

  expect(articleData(persian, 'one')).toMatchObject({ readTime: '۱۲', published: '۱۲ دی ۱۴۰۳' })
})
