import * as fc from 'fast-check'

/** Texts that would run in a page as markup. Each sets `hacked` on the window or requests evil.example. */
export const XSS_TEXTS = [
  '<script>hacked=1</script>',
  '"><svg/onload=hacked=1>',
  "' autofocus onfocus=hacked=1 x='",
  '<img src=//evil.example/x onerror=hacked=1>',
  '</textarea></title></style></noscript><script>hacked=1</script>',
  '<!--><img src=x onerror=hacked=1>-->',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=hacked=1>">',
  '<form action=//evil.example><button autofocus>Go</button></form>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example><style>@import "//evil.example/x.css";</style>',
  '<details open ontoggle=hacked=1>',
  'javascript:hacked=1//',
  '&lt;script&gt;hacked=1&lt;/script&gt; &quot; &#39; &amp;amp;',
  `{{constructor.constructor('hacked=1')()}} \${hacked=1} #{hacked=1} <%= hacked=1 %>`,
]

/** Texts that have broken databases, spreadsheets, mail, paths, parsers and screens elsewhere. */
const OTHERS = [
  ...'__proto__ constructor toString null NaN 1e309 -0 0x7fffffffffffffff $(sleep) ('.split(' '),
  ...[
    "'; DROP TABLE enquiry; --",
    '%_\\" OR 1=1/*',
    '=HYPERLINK("//evil.example")',
    '../../etc\0.html',
  ],
  ...['', ' ', 'a\r\nBcc: eve@evil.example\r\n\r\nHi', '\u202eelpmaxe.live\u2066 \u200b\u2028'],
  ...['👩🏽‍🚀🏴‍☠️🇺🇳', '\ud800 lone \udfff', '\uffff\u{10ffff}', '9'.repeat(30), '('.repeat(300)],
]

/** Signs that cost more than letters when a text is normalized, searched or shown. */
const CHARACTERS = [
  ...'\u0334 \u0345 \u0e33 \uff9e \u{1e944} \u200b \ufeff ㌀ ﷺ ½ 각 ᄀ ﾊ ß ẞ Σ ς İ Ⱥ ᾂ'.split(' '),
  ..." \u00a0\n1１(-–./'@a",
]
const END = ' We want a cloud migration: call (555) 010-0199.'

/** A text of a number of UTF-16 units: a few long runs, costly for our code, and words to search for. */
export const costlyText = (length: number): fc.Arbitrary<string> => {
  const sign = fc.constantFrom(...CHARACTERS)
  const run = fc.oneof(
    fc.string({ unit: sign, minLength: 1, maxLength: 60 }),
    sign.map((between) => [...'cloud migration'].join(between)),
  )
  return fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => {
    const each = (length - END.length) / runs.length
    const filled = runs.map((signs) => signs.repeat(each).slice(0, each)).join('')
    return filled.padEnd(length - END.length).toWellFormed() + END
  })
}

const ofPoints = (points: number[]) => String.fromCodePoint(...points).toWellFormed()

/** Any text: a sentence, a hostile one, or any Unicode. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 3, arbitrary: fc.constantFrom(...XSS_TEXTS, ...OTHERS) },
  // fc.string would list all of Unicode first.
  { weight: 1, arbitrary: fc.array(fc.nat(0x10ffff)).map(ofPoints) },
  { weight: 1, arbitrary: costlyText(9900) },
)

/** Any JSON value: of the wrong type, deeply nested, or with names that objects inherit. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 1e308, [], {}, [null], { toString: null }),
  fc.constant(JSON.parse(`${'['.repeat(500)}{"__proto__":{"toString":null}}${']'.repeat(500)}`)),
  fc.jsonValue({ maxDepth: 3 }),
)
