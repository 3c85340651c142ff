import { LANGUAGE_TAG } from '#content/schema/site.ts'
import { isValidSiteName, toLatinSlug } from './replace-sample.ts'

const NAMED = { type: 'language', fallback: 'none' } as const

/** The answers on the command line. */
export interface GivenAnswers {
  name?: string | undefined
  /** The name in Latin letters, for addresses, the Worker and the database. */
  address?: string | undefined
  languages?: string | undefined
}

/**
 * The name, address and languages of a new site.
 * @param ask asks for an answer that is not given, again while it is wrong; without it, the answer is empty
 * @throws {Error} for a given answer that the starter cannot have
 */
export async function readAnswers(
  given: GivenAnswers,
  ask: ((question: string) => Promise<string>) | undefined,
) {
  async function read<Value>(
    answer: string | undefined,
    question: string,
    parse: (text: string) => Value,
  ): Promise<Value> {
    if (answer !== undefined || !ask) return parse(answer ?? '')
    const text = await ask(question)
    try {
      return parse(text)
    } catch (error) {
      return read(undefined, `${(error as Error).message}\n${question}`, parse)
    }
  }

  const name = await read(
    given.name,
    'The name of your company, up to 40 characters [Northlight Structures]: ',
    nameOf,
  )
  const languages = await read(
    given.languages,
    'Its languages as codes, the main one first [en]: ',
    languagesOf,
  )
  const address = await read(
    isAddress(toLatinSlug(name)) ? (given.address ?? name) : given.address,
    'The same name in Latin letters, for addresses: ',
    addressOf,
  )
  return { name, languages, address }
}

function nameOf(text: string): string {
  const name = text.trim().replaceAll("'", '’') || 'Northlight Structures'
  if (isValidSiteName(name)) return name
  throw new Error(`This needs a name of 2 to 40 letters, digits and spaces, not "${name}".`)
}

function languagesOf(text: string): string[] {
  const tags = text.split(/[\s,]+/).filter(Boolean)
  return tags.length > 0 ? [...new Set(tags.map(languageOf))] : ['en']
}

/** A tag in its usual form. */
function languageOf(tag: string): string {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag)
    const isKnown = LANGUAGE_TAG.test(canonical) && new Intl.DisplayNames('en', NAMED).of(canonical)
    if (isKnown) return canonical
  } catch {}
  throw new Error(`"${tag}" is no code of a language, such as ja, pt-BR or zh-Hant.`)
}

function addressOf(text: string): string {
  const slug = toLatinSlug(text)
  if (isAddress(slug)) return slug
  throw new Error(
    'Addresses, Worker and database need a name that begins with a Latin letter: --address kobe-works',
  )
}

function isAddress(slug: string): boolean {
  return /^[a-z]/.test(slug)
}
