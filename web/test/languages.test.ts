// Arabic lacks the company, the blog and the jobs, Hindi the company, the studies and the questions: links lead to English.
import { expect, test } from 'vitest'
import { contents } from '#content/test/frozen-content.ts'
import { iconPathData } from '#web/page-data/icons.ts'
import { layoutData } from '#web/page-data/layout.ts'
import { mainTranscript, pagePaths, readPage, textOf, transcript } from './built-pages.ts'

test.each([
  ['/ar', '/ar/khadamat', ['/ar/aamal/ship-carpet'], 'تعرّف على النسّاجين', 'سجادة أصلحناها | 1,200'],
  ['/hi', '/hi/sevaen', [], 'बुनकरों से मिलें', 'क़ालीन ठीक किए | 1,200'],
])(
  'the home page %s has two of seven services, and one of two studies or none',
  (address, services, studies, about, figure) => {
    const main = mainTranscript(address)
    const cards = readPage(address).querySelectorAll('main article .card-link')

    expect(new Set(cards.map(({ attributes }) => attributes.href))).toEqual(
      new Set([`${services}/rug-repair`, `${services}/washing`, ...studies]),
    )
    expect(main).toContain(`\n${figure}\n`)
    expect(main).toContain(`\n${about} | (English) → /about\n`)
  },
)

test('the navigation in Hindi', () => {
  expect(transcript(readPage('/hi/careers').querySelector('header nav'))).toBe(`
मुखपृष्ठ → /hi
मरम्मत
क़ालीन की मरम्मत → /hi/sevaen/rug-repair
देखभाल
धुलाई → /hi/sevaen/washing
सात सेवाएँ | सभी सेवाएँ → /hi/sevaen
कार्यशाला | (English) → /about
हमारा काम | (English) → /work
पत्रिका → /hi/patrika
नौकरियाँ → /hi/careers
सवाल | (English) → /faq
संपर्क → /hi/contact
`)
})

test('a job in Hindi has dates and pay in its form', () => {
  const job = mainTranscript('/hi/careers/weaver')

  expect(job).toContain('\nवेतन | £31,000–£36,000 | प्रति वर्ष\n')
  expect(job).toContain('\nप्रकाशित | 4 मई 2026 | · | अंतिम तिथि | 4 मई 2040\n')
})

test('in Arabic, lines run from right to left, and the arrow of a link points to the left', () => {
  const html = readPage('/ar').querySelector('html')
  expect(html?.attributes).toMatchObject({ lang: 'ar', dir: 'rtl' })
  const arrows = contents.map((content) => layoutData(content, contents).icons.lead)

  expect(arrows).toEqual(['arrow-right', 'arrow-left', 'arrow-right'].map(iconPathData))
})

/** The Latin words of Arabic and Hindi pages: names, code, and the times of Hindi (CLDR). */
const NAMES =
  /\b(?:English|Rafu|rafu|Loom Lane|Leicester|LE1|1AA|SS Corin|Ines Okafor|Leyla Amin|Jonas Reed|Inkscape|LibreOffice|LinkedIn|Instagram|Atom|Cloudflare|EN|AR|HI|hello|example|warp|knot|am|pm)\b/g

const SCRIPTS = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u }

test('no page has words of another language', () => {
  const found = pagePaths.flatMap((address) => {
    const page = readPage(address)
    const own = page.querySelector('html')?.getAttribute('lang') ?? ''
    const others = Object.entries(SCRIPTS).filter(([language]) => language !== own)
    return textsIn(page, own)
      .map((text) => (own === 'en' ? text : text.replaceAll(/<[^>]*>/g, '').replaceAll(NAMES, '')))
      .filter((text) => others.some(([, letters]) => letters.test(text)))
      .map((text) => `${address}: ${text}`)
  })

  expect(pagePaths.length).toBe(62)
  expect(found).toEqual([])
})

/** The texts of a page, also in attributes and its head, without those marked as another language's. */
function textsIn(page: ReturnType<typeof readPage>, own: string): string[] {
  for (const each of page.querySelectorAll('script, style, body [lang]')) {
    if (each.getAttribute('lang') !== own) each.remove()
  }
  const elements = page.querySelectorAll('*')
  const named = ['alt', 'aria-label', 'title', 'placeholder', 'data-tooltip']
  const descriptions = page.querySelectorAll(
    'meta[name=description], meta[property^="og:"][content*=" "]',
  )
  return [
    ...elements.flatMap(({ childNodes }) =>
      childNodes.filter(({ nodeType }) => nodeType === 3).map(textOf),
    ),
    ...elements.flatMap((each) => named.map((name) => each.getAttribute(name) ?? '')),
    ...descriptions.map((each) => each.getAttribute('content') ?? ''),
  ]
}

test('pages link to their translations, and these to them', () => {
  const translations = (address: string) =>
    readPage(address)
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`)
  const knot = [
    'en https://www.rafu.example/journal/the-knot',
    'hi https://www.rafu.example/hi/patrika/the-knot',
    'x-default https://www.rafu.example/journal/the-knot',
  ]

  expect(translations('/journal/the-knot')).toEqual(knot)
  expect(translations('/hi/patrika/the-knot')).toEqual(knot)
  expect(translations('/journal/madder')).toEqual([])
  expect(translations('/ar')).toEqual([
    'en https://www.rafu.example/',
    'ar https://www.rafu.example/ar',
    'hi https://www.rafu.example/hi',
    'x-default https://www.rafu.example/',
  ])
})
