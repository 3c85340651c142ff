/**
 * How a message is put, whatever it is about, as features: how long, to whom it speaks, what it asks,
 * how loud it is, and whether its letters look thrown together. `words` are those of `toWords`,
 * `text` is the message they were cut from. Nothing above 10.
 */
export function manner(words: readonly string[], text: string): Map<string, number> {
  const letters = words.filter((word) => /\p{L}/u.test(word)).length
  const times = (sign: string) => words.filter((word) => word === sign).length
  const among = (group: ReadonlySet<string>) =>
    (10 * words.filter((word) => group.has(word)).length) / (words.length + 8)
  const matches = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const capitals = matches(/\b[A-Z]{4,40}\b/g)
  const cries = matches(/!/g)
  const lines = matches(/\n/g)
  const unspeakable = words.filter((word) => /^[bcdfghj-np-tv-xz]{5,40}$/.test(word)).length

  return new Map([
    ['#link', Math.min(1, times('§'))],
    ['#link alone', times('§') > 0 && letters < 16 ? 1 : 0],
    ['#download', DOWNLOAD.test(text) ? 1 : 0],
    ['#sum', Math.min(1, times('¤'))],
    ['#share', Math.min(1, times('%'))],
    ['#numbers', Math.min(8, times('#')) / 4],
    ['#length', Math.log(letters + 1) / 3],
    ['#short', letters < 15 ? 1 : 0],
    ['#lines', Math.min(5, lines) / 3],
    ['#capitals', capitals > 1 ? Math.min(3, capitals) / 3 : 0],
    ['#cries', cries > 1 ? Math.min(4, cries) / 4 : 0],
    ['#questions', Math.min(3, times('?')) / 2],
    ['#question last', /\?\s*$/.test(text) ? 1 : 0],
    ['#small letters', text === text.toLowerCase() ? 1 : 0],
    ['#pictures', /\p{Extended_Pictographic}/u.test(text) ? 1 : 0],
    ['#jumble', Math.min(3, matches(/(?:[a-z][A-Z]){2}/g) + unspeakable) / 2],
    ['#you', among(YOU)],
    ['#us', among(US)],
  ])
}

const DOWNLOAD = /\.(?:7z|apk|docm|exe|iso|js|msi|rar|scr|xlsm|zip)\b/i

const YOU = new Set(
  'you your yours ur u ihre ihrer ihnen sie votre vos vous su sus sua seu suo vostra vostro ваш ваша вам вас panstwa'.split(
    ' ',
  ),
)
const US = new Set(
  'our ours us my me mine mein meine unser unsere unseren notre nos mon ma mes nuestro nuestra mi mis nosso nossa meu minha nostro nostra mio mia наш наша нам нас мне nasz nasza'.split(
    ' ',
  ),
)
