import type { Content } from '#content/collections.ts'
import { closedJobs } from '#content/listed-entries.ts'
import { pathsOf } from './pages.ts'
import { type UrlForm, urlForm } from './url.ts'

/** Another language of the site, for links to its pages. */
interface Language extends UrlForm {
  /** Its BCP 47 tag, and its own name for itself. */
  tag: string
  name: string
  /** The paths of the pages that it lacks. */
  missing: string[]
}

/**
 * The links from pages of a language to the others. Empty for a site in one language.
 * @param contents the content in every language, the first one first
 */
export function languageLinks(content: Content, contents: Content[]) {
  const [first] = contents.map((each) => languageOf(each, contents))
  const own = languageOf(content, contents)
  const others = contents.filter((each) => each !== content)
  return {
    ...(isRightToLeft(own.tag) && { dir: 'rtl' as const }),
    ...(others.length > 0 && { languages: others.map((each) => languageOf(each, contents)) }),
    /** The language of the pages that this one lacks, and their paths. */
    ...(first && own.missing.length > 0 && { fallback: { ...first, lacking: own.missing } }),
  }
}

/** Whether a language, given by its BCP 47 tag, is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return new Intl.Locale(tag).getTextInfo().direction === 'rtl'
}

function languageOf(content: Content, [first]: Content[]): Language {
  const { language, languages } = content.site
  const own = new Set(allPaths(content))
  const all = first ? allPaths(first) : []
  return {
    tag: language,
    name: languages[language] ?? language,
    ...urlForm(content),
    missing: all.filter((path) => !own.has(path)),
  }
}

/** With those of closed jobs, whose pages link to other languages, too. */
function allPaths(content: Content): string[] {
  return [...pathsOf(content), ...closedJobs(content).map((id) => `/careers/${id}`)]
}
