import * as fc from 'fast-check'

/** Texts that would run in a page as markup. Each sets `hacked` on the window or requests evil.example. */
export const SCRIPTS = [
  '<script>hacked=1</script>',
  '"><svg/onload=hacked=1>',
  "' autofocus onfocus=hacked=1 x='",
  '<img src=//evil.example/x onerror=hacked=1>',
  '</textarea><script>hacked=1</script>',
  '</title></style></noscript><script>hacked=1</script>',
  '<!--><img src=x onerror=hacked=1>-->',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=hacked=1>">',
  '<a href="javascript:hacked=1" autofocus>here</a>',
  '<form action=//evil.example><button autofocus>Go</button></form>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example><link rel=stylesheet href=/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<object data="data:text/html,<script>hacked=1</script>"></object>',
  '<details open ontoggle=hacked=1>',
  'javascript:hacked=1//',
  '&lt;script&gt;hacked=1&lt;/script&gt; &quot; &#39; &amp;amp;',
  `{{constructor.constructor('hacked=1')()}} \${hacked=1} #{hacked=1} <%= hacked=1 %>`,
  ']]><script>hacked=1</script>',
]

/** Texts that have broken databases, spreadsheets, mail, paths, parsers and screens elsewhere. */
const OTHERS = [
  '',
  ' ',
  "'; DROP TABLE contact; --",
  '%_\\" OR 1=1/*',
  '=HYPERLINK("//evil.example")',
  '+1\t@SUM(A1)',
  'a\r\nBcc: eve@evil.example\r\n\r\nHi',
  '#worker/../../etc/passwd\0.html',
  '$(sleep 9)`sleep 9`|sleep 9',
  '\u202eelpmaxe.live\u2066 \u200b\u200d\ufeff\u2028\u2029',
  'Z\u0351\u036b\u0343'.repeat(60),
  '👩🏽‍🚀🏴‍☠️🇺🇳',
  '\ud800 lone \udfff',
  '\ufffe\uffff\u{10ffff}',
  'ﷺ'.repeat(40),
  'İıſK\u0130'.repeat(20),
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e309',
  '-0',
  '0x7fffffffffffffff',
  '9'.repeat(30),
  '('.repeat(300),
  'a'.repeat(255),
  '\n'.repeat(400),
]

export const HOSTILE_TEXTS = [...SCRIPTS, ...OTHERS]

/** Any text: a sentence, a hostile one, two of them in a row, or any Unicode. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.string()).map((two) => two.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
)

/** Any JSON value: of the wrong type, deeply nested, or with names that objects inherit. */
export const json: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    1e308,
    [],
    {},
    [[]],
    [null],
    { toString: null },
    { valueOf: 1, toString: 1 },
  ),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
  fc.constant(JSON.parse('{"__proto__":{"toString":null},"constructor":{"prototype":null}}')),
  fc.jsonValue({ maxDepth: 3 }),
)
