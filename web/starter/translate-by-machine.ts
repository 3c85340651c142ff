// node web/starter/translate-by-machine.ts FOLDER: for tests, translates the texts of a content folder that wait for it.
// The words are names of regions and languages, which Unicode has in each language: they prove the shapes of a script.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'
import { listFiles, suffixOf } from '#content/content-files.ts'
import { divideFrontMatter } from '#content/front-matter.ts'

const MARK = /^\s*TODO\([\w-]+\) /
/** Names in braces, targets of links, addresses, numbers, quotation marks and the signs of Markdown, all the same. */
const KEPT = /\{\w+\}|\]\([^)]*\)|(?:https?:|\S+@)\S+|\d[\d.,:]*|[*"_#[\]|>\n]+(?:- )?|^- /
const UNSPACED = ['ja', 'zh', 'th']
/** The lengths of a text in characters, compared with English; those of the others are equal. */
const LENGTHS: Record<string, number> = { ja: 0.45, zh: 0.45, ko: 0.6, th: 0.6 }
const FULL_STOPS: Record<string, string> = { ja: '。', zh: '。', hi: '।' }
const ACCENTED: Record<string, string> = { a: 'å', e: 'é', i: 'î', o: 'ö', u: 'û', n: 'ñ', s: 'š' }
/** The letters that are doubled in a label, which is a third longer then. */
const DOUBLED = 'aou'
const LABEL = 40

/** Translates into one language; a text that occurs twice gets the same translation. */
function machineFor(language: string, company: string): (english: string) => string {
  const words = wordsOf(language)
  const space = UNSPACED.includes(language) ? '' : ' '
  const translations = new Map<string, string>()
  const used = new Set<string>()

  /** Not longer than the English text, which is within the limits. */
  function phrase(english: string, random: () => number): string {
    if (language === 'en-XA') {
      const isLabel = english.length < LABEL
      return english.replace(/[aeiouns]/g, (sign) =>
        (ACCENTED[sign] ?? '').repeat(isLabel && DOUBLED.includes(sign) ? 2 : 1),
      )
    }
    const length = Math.max(3, Math.floor(english.length * (LENGTHS[language] ?? 1)))
    let text = ''
    while (text.length < length) {
      const word = words[Math.floor(random() * words.length)] ?? ''
      text += text && space + word
      text ||= word
    }
    const letters = Array.from(new Intl.Segmenter(language).segment(text), ({ segment }) => segment)
    while (letters.length > 2 && letters.join('').length > length) letters.pop()
    return letters.join('').trim()
  }

  function translate(english: string, attempt = 0): string {
    const random = randomFrom(english + attempt)
    const pieces = english.split(new RegExp(`(${company}|${KEPT.source})`)).map((piece, index) => {
      if (index % 2 === 1) return piece
      return piece.replace(/\p{L}[^.!?]*\p{L}|\p{L}/gu, (text) => phrase(text, random))
    })
    const stop = FULL_STOPS[language]
    const text = pieces.join('').replaceAll(/\.(?:(?=\n)|\s|$)/g, (end) => stop ?? end)
    return used.has(text) && attempt < 99 ? translate(english, attempt + 1) : text
  }

  return (english) => {
    const text = translations.get(english) ?? translate(english)
    translations.set(english, text)
    used.add(text)
    return text
  }
}

function wordsOf(language: string): string[] {
  const [regions, languages] = (['region', 'language'] as const).map(
    (type) => new Intl.DisplayNames(language, { type, fallback: 'none' }),
  )
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes
    .flatMap((code) => [regions?.of(code), languages?.of(code.toLowerCase())])
    .filter((name) => name !== undefined)
    .filter((name) => /^[\p{L}\p{M}]+$/u.test(name))
}

/** Numbers from 0 to 1 that are the same for the same text. */
function randomFrom(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

function translateFolder(folder: string) {
  const site = parseDocument(readFileSync(join(folder, 'site.yaml'), 'utf8')).toJS()
  const [first = '', ...others] = Object.keys(site.languages)
  const machines = new Map(
    [first, ...others].map((tag) => [
      tag === first ? '' : suffixOf(tag),
      machineFor(tag, site.name),
    ]),
  )
  for (const { path, suffix } of listFiles(folder)) {
    const machine = machines.get(suffix)
    if (!machine || !/\.(?:yaml|md)$/.test(path)) continue
    const text = readFileSync(join(folder, path), 'utf8')
    const divided = path.endsWith('.md') ? divideFrontMatter(text) : undefined
    const document = parseDocument(divided?.yaml ?? text)
    visit(document, {
      Scalar(key, node, ancestors) {
        if (typeof node.value !== 'string' || key === 'key') return
        const pair = ancestors.at(-1)
        const isReference =
          pair && 'key' in pair && isScalar(pair.key) && pair.key.value === 'category'
        if (MARK.test(node.value) || isReference) node.value = machine(node.value.replace(MARK, ''))
      },
    })
    const yaml = document.toString({ lineWidth: 0 })
    const body = divided?.body.replace(MARK, '')
    const isMarked = body !== divided?.body
    writeFileSync(
      join(folder, path),
      body === undefined ? yaml : `---\n${yaml}---\n${isMarked ? machine(body) : body}`,
    )
  }
}

translateFolder(process.argv[2] ?? '')
