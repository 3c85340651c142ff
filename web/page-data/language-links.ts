import type { Content } from '#content/collections.ts'
import { closedJobs } from '#content/order.ts'
import { type AddressForm, addressForm } from './address.ts'
import { pathsOf } from './pages.ts'

/** Another language of the site, for links to its pages. */
export interface Language extends AddressForm {
  /** Its BCP 47 tag, and its own name for itself. */
  tag: string
  name: string
  /** The paths of the pages that it lacks. */
  missing: string[]
}

/** The links from a page to the other languages. */
export interface LanguageLinks {
  /** The text direction, where it is from right to left. */
  dir?: 'rtl'
  /** The other languages of the site, if there are any. */
  languages?: Language[]
  /** The language of the pages that this one lacks, and their paths, if there are any. */
  fallback?: Language & { lacking: string[] }
}

/**
 * The links from pages of a language to the others. Empty for a site in one language.
 * @param contents the content in every language, the first one first
 */
export function languageLinks(content: Content, contents: Content[]): LanguageLinks {
  const [first, ...translations] = contents.map((each) => languageOf(each, contents))
  const own = languageOf(content, contents)
  return {
    ...(isRightToLeft(own.tag) && { dir: 'rtl' }),
    ...(translations.length > 0 && {
      languages: contents
        .filter((each) => each !== content)
        .map((each) => languageOf(each, contents)),
    }),
    ...(first && own.missing.length > 0 && { fallback: { ...first, lacking: own.missing } }),
  }
}

/** The scripts that are written from right to left and that living languages use. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Whether a language, given by its BCP 47 tag, is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '')
}

function languageOf(content: Content, [first]: Content[]): Language {
  const { language, languages } = content.site
  const own = new Set(allPaths(content))
  const all = first ? allPaths(first) : []
  return {
    tag: language,
    name: languages[language] ?? language,
    ...addressForm(content),
    missing: all.filter((path) => !own.has(path)),
  }
}

/** With those of closed jobs, whose pages link to other languages, too. */
function allPaths(content: Content): string[] {
  return [...pathsOf(content), ...closedJobs(content).map((id) => `/careers/${id}`)]
}
