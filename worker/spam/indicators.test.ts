import { describe, expect, test } from 'vitest'
import { classifySpam } from './filter.ts'
import { reasonLabel, reasonSentence } from './reasons.ts'

const SITE = 'lumenfold.example'
const circumstances = { honeypotFilled: true, hurried: false, site: SITE }
const sender = { name: 'Ada', email: 'ada@customer.example' }
const COMMON = 'Please send us your price list for the summer.'

/** The reasons for an enquiry that is held anyway: those of all its indicators. */
function reasonsOf(enquiry: string | Partial<typeof sender>): string[] {
  const changed =
    typeof enquiry === 'string' ? { message: enquiry } : { message: COMMON, ...enquiry }
  return classifySpam({ ...sender, ...changed }, circumstances).reasons
}

type Case = { reason: string; of: Parameters<typeof reasonsOf>[0][]; not: Case['of'] }

const CASES: Case[] = [
  {
    reason: 'markup',
    of: [
      'Nice! [url=https://a.example]pills[/url]',
      'See <A  HREF="http://a.example/x">this</A>',
      "<a href='https://a.example'>купить</a>",
      '[img]https://a.example/1.png[/img] [link=a.example]here[/link]',
    ],
    not: [
      'The <a href="/contact"> in your footer leads to a 404.',
      'Our [URL] field is empty, and [image] 3 does not load. Any idea why?',
    ],
  },
  {
    reason: 'mostlyLinks',
    of: [
      'https://a.example',
      'These three: https://a.example/1 https://a.example/2\nhttps://a.example/3',
    ],
    not: [
      'Our RFP is here: https://a.example/rfp',
      '招标文件见 https://a.example/rfp',
      '仕様書はこちらです。https://a.example/shiyo',
      'Ok',
    ],
  },
  {
    reason: 'shortLink',
    of: [
      'Our brochure: https://bit.ly/3xyz',
      'www.TinyURL.com/abc has it all',
      'http://my.short.gy/a',
      'Our brochure: https://a.example@bit.ly/3xyz',
    ],
    not: ['Our brochure: https://a.example/bit.ly', 'We use bit.ly for our campaigns.'],
  },
  {
    reason: 'lineWithLink',
    of: ['See what we do: https://a.example', `See what we do: https://${SITE}@a.example`],
    not: [
      `Our staff cannot open https://${SITE}.`,
      `The price on https://www.${SITE}/services/saas is wrong.`,
      'Two of ours: https://a.example and https://b.example',
      `Our tender is at https://a.example. ${'It asks for a plan and a price. '.repeat(5)}`,
    ],
  },
  {
    reason: 'jumble',
    of: [
      'npOXkuVByfSNrWvw',
      'dfgkjhdfgkjh',
      'wxzqkvbn, trplkmnbv',
      'asdf asdfgh',
      'test',
      '???',
      'Aut dolores quia voluptatem et.',
      'Aut cum voluptas lau',
      `${'vbnmk qwrtp xkcjf '.repeat(4)}and more`,
    ],
    not: [
      'Website',
      'In error 404',
      'Property report',
      'Bedrijfsklasse',
      'Non est',
      'DevSecOps',
      'Arbeitsunfähigkeitsbescheinigung',
      'Wszystko dobrze, dziękuję',
      'DE89 3704 0044 0532 0130 00',
      'Order npOXkuVByfSNrWvw never arrived.',
      'Commit e3b0c44298fc1c149afbf4c8996fb924 breaks login',
      'สวัสดีครับ',
      'お見積りをお願いします',
      '网站改版报价',
    ],
  },
  {
    reason: 'alphabets',
    of: [
      'Wе оffеr yоu а nеw mеthоd',
      'Купить двeри и oкнa нeдopoгo',
      'Опечатка: доcтавка не работает',
      '𝐁𝐞𝐬𝐭 offers for your team this week',
    ],
    not: [
      'Нужна интеграция с SAP и Microsoft 365.',
      'Присылайте SMSки и PDFы, IT-отдел ответит.',
      'Βελτιστοποίηση SEO για το eshop',
      '10 μm, 5 kΩ, ΔT of 3 K',
      'AWSとGoogle Cloudの移行、iPhoneアプリ開発について',
    ],
  },
  {
    reason: 'probe',
    of: ['../../../../etc/passwd', 'a && sleep 5', 'data:;base64,SGVsbG8='],
    not: ['We store passwords in /etc on each server.', 'Our staff cannot sleep before a release.'],
  },
  {
    reason: 'ownHost',
    of: [`Hi ${SITE}, we can rank you first.`, `Lumenfold.example has errors`],
    not: [`We read https://${SITE}/blog`, `I wrote to hello@${SITE}`, `Is docs.${SITE} yours?`],
  },
  {
    reason: 'ownAddress',
    of: [{ email: `info@${SITE}` }, { email: 'a@lumenfold-seo.example' }],
    not: [
      { email: 'lumenfold@customer.example' },
      { email: 'a@friends-of-lumenfold-users.example' },
    ],
  },
  {
    reason: 'noReply',
    of: [{ email: 'noreply@shop.example' }, { email: 'No-Reply@shop.example' }],
    not: [{ email: 'nora.reply@shop.example' }],
  },
  {
    reason: 'randomName',
    of: [{ name: 'npOXkuVByfSNrWvw' }],
    not: [
      { name: 'Krzysztof' },
      { name: 'Schwartz' },
      { name: 'Armstrong' },
      { name: 'Northfield' },
      { name: 'Nguyễn Thị Hồng' },
      { name: 'Mr Xkcjfwqz' },
      { name: 'D.McMann' },
    ],
  },
]

describe.each(CASES)('$reason', ({ reason, of, not }) => {
  test.each(of)('is found in %j', (enquiry) => {
    expect(reasonsOf(enquiry)).toContain(reason)
  })

  test.each(not)('is not found in %j', (enquiry) => {
    expect(reasonsOf(enquiry)).not.toContain(reason)
  })

  test('has a sentence and a label', () => {
    expect(reasonSentence(reason)).toMatch(/^[A-Z].+\.$/)
    expect(reasonLabel(reason)).not.toBe(reason)
  })
})

test.each([
  ['acme.example', 'sales@acme-tools.example'],
  ['acme.joe.workers.dev', 'sales@coworkers.example'],
])('%s, a site with a short name, has no imitations, such as %s', (site, email) => {
  const enquiry = { ...sender, email, message: COMMON }

  expect(classifySpam(enquiry, { ...circumstances, site }).reasons).toEqual(['honeypot'])
})
