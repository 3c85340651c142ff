/** The typography of a script that differs from that of Latin letters. */
export interface Typography {
  /** Line heights: of text, and of headings. */
  leading: { text: number; heading: number }
  /** CSS with the sizes of large texts. */
  sizes?: string
  /** CSS for the places where lines break. */
  breaks?: string
  /** The same within a long text, where short lines would look ragged. */
  proseBreaks?: string
  /** CSS for emphasis: these scripts have no italics, and a browser would slant their letters. */
  emphasis: string
}

/** Alphabets with capitals: their letters are as wide and as tall as Latin ones. */
const LIKE_LATIN = ['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Copt']

/** Letters without capitals are taller, and those of a square look loose between lines of Latin height. */
const TALL: Typography = {
  leading: { text: 1.7, heading: 1.3 },
  emphasis: 'font-style:normal;font-weight:600',
}

// A letter as wide as it is tall looks larger than a Latin one of its size, and a line holds fewer.
const SQUARE_SIZES =
  '--size-title:min(7.5vw,1.2rem + 1.2vw,2.15rem);' +
  '--size-headline:min(8.5vw,1rem + 3vw,3.25rem);' +
  '--size-display:min(9.5vw,1rem + 4.4vw,4.5rem);'

// Where a phrase ends, only a browser with a dictionary knows; the others break between any two letters. No line
// begins with a small kana or a long vowel.
const IDEOGRAPHS = {
  leading: { text: 1.8, heading: 1.35 },
  sizes: SQUARE_SIZES,
  breaks: 'line-break:strict',
  emphasis: 'font-style:normal;text-emphasis:dot',
}

/** The scripts by their codes in CLDR; all others are like those of letters without capitals. */
const SCRIPTS: Record<string, Typography> = {
  // A phrase longer than its box breaks within, rather than widen a column; not that of a table, which scrolls.
  Jpan: {
    ...IDEOGRAPHS,
    breaks:
      'line-break:strict;word-break:auto-phrase;overflow-wrap:anywhere;table{overflow-wrap:normal}',
    proseBreaks: 'word-break:normal',
  },
  Hans: IDEOGRAPHS,
  Hant: IDEOGRAPHS,
  // Words are separated.
  Kore: { ...TALL, breaks: 'word-break:keep-all' },
}

/**
 * The typography of a language's script.
 * @param language its BCP 47 tag
 * @returns undefined for a script with the proportions of Latin letters
 */
export function typographyOf(language: string): Typography | undefined {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  return LIKE_LATIN.includes(script) ? undefined : (SCRIPTS[script] ?? TALL)
}
