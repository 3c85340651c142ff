import { describe, expect, test } from 'vitest'
import { filterSpam } from './filter.ts'
import { reasonLabel, reasonSentence } from './reasons.ts'

const calm = { honeypotFilled: false, hurried: false, unverified: false }

const verdictOf = (message: string) => filterSpam({ message }, calm)

describe.each([
  {
    sign: 'markup',
    of: [
      'Nice! [url=https://a.example]pills[/url]',
      'See <A  HREF="http://a.example/x">this</A>',
      "<a href='https://a.example'>купить</a>",
      '[img]https://a.example/1.png[/img] [link=a.example]here[/link]',
    ],
    not: [
      'The <a href="/contact"> in your footer leads to a 404.',
      'Our [URL] field is empty, and [image] 3 does not load. Any idea why?',
      'List prices [in EUR] per seat, please: a < b, b > c.',
    ],
  },
  {
    sign: 'mostlyLinks',
    of: [
      'https://a.example',
      'Look: www.a.example 👍',
      'These three: https://a.example/1 https://a.example/2\nhttps://a.example/3',
    ],
    not: [
      'Our RFP is here: https://a.example/rfp',
      'Das Lastenheft finden Sie unter https://a.example/lastenheft.pdf',
      '招标文件见 https://a.example/rfp',
      '仕様書はこちらです。https://a.example/shiyo',
      'كراسة الشروط هنا https://a.example/rfp',
      'เอกสารอยู่ที่นี่ครับ กรุณาดู รายละเอียด https://a.example/rfp',
      'Order 4711',
      'Ok',
    ],
  },
  {
    sign: 'jumble',
    of: [
      'npOXkuVByfSNrWvw',
      'XuaIYopsOQZbnl',
      'aR7kQm2LxT9v',
      'dfgkjhdfgkjh',
      'wxzqkvbn, trplkmnbv',
      ' GyTrPkLwQeZx\n',
    ],
    not: [
      'Website',
      'WordPress?',
      'PostgreSQL',
      'DevSecOps',
      'Finanzberatung',
      'Rechtsschutzversicherungsgesellschaft',
      'Arbeitsunfähigkeitsbescheinigung',
      'Wszystko dobrze, dziękuję',
      'DE89 3704 0044 0532 0130 00',
      'Order npOXkuVByfSNrWvw never arrived.',
      'Commit e3b0c44298fc1c149afbf4c8996fb924 breaks login',
      'RFQ-2026-00731',
      'สวัสดีครับ',
      'お見積りをお願いします',
      '网站改版报价',
      'مرحبا',
      'Здравствуйте',
    ],
  },
  {
    sign: 'alphabets',
    of: ['Wе оffеr yоu а nеw mеthоd', 'Plеаsе сhесk', 'Купить двeри и oкнa нeдopoгo'],
    not: [
      'Нужна интеграция с SAP и Microsoft 365.',
      'Присылайте SMSки и PDFы, IT-отдел ответит.',
      'Опечатка: доcтавка не работает',
      'Βελτιστοποίηση SEO για το eshop',
      '10 μm, 5 kΩ, ΔT of 3 K',
      'AWSとGoogle Cloudの移行、iPhoneアプリ開発について',
      'Tôi cần báo giá thiết kế app',
    ],
  },
])('$sign', ({ sign, of, not }) => {
  test.each(of)('holds %j', (message) => {
    expect(verdictOf(message)).toMatchObject({ status: 'held', reasons: [sign] })
  })

  test.each(not)('is not found in %j', (message) => {
    expect(verdictOf(message).reasons).not.toContain(sign)
  })

  test('has a sentence and a label', () => {
    expect(reasonSentence(sign)).toMatch(/^[A-Z].+\.$/)
    expect(reasonLabel(sign)).not.toBe(sign)
  })
})
