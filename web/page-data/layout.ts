import type { Content } from '#content/collections.ts'
import { closedJobIds } from '#content/listed-entries.ts'
import { createFold, createUnfoldedSheet } from '#web/fold/create-fold.ts'
import type { Fold } from '#web/fold/paper.ts'
import { telUrl } from './format.ts'
import { iconPathData, logoSvg } from './icons.ts'
import { listPagePaths } from './pages.ts'
import { getUrlScheme, type UrlScheme } from './url.ts'

/** The icons that components choose; content names the others. An arrow points to the end of the line. */
const iconsOf = (dir?: 'rtl') => ({
  lead: iconPathData(dir ? 'arrow-left' : 'arrow-right'),
  search: iconPathData('search'),
  theme: { light: iconPathData('sun'), dark: iconPathData('moon') },
})

/** The notices of pages that are not there. */
const NOT_FOUND_PAGES = ['notFound', 'serviceNotFound']

/** The company's name as a drawing: the attributes of an SVG element and of its path. */
export interface Wordmark {
  viewBox: string
  height: string
  d: string
}

/**
 * The data around every page: the company, its navigation, and the texts of the error pages.
 * @param contents the content in every language
 * @param wordmark undefined if the display typeface cannot write the name
 */
export function layoutData(content: Content, contents: Content[], wordmark?: Wordmark) {
  const { site, logo, services, 'pages/notices': notices, interface: words } = content
  const { navigation, languages: _, repository: __, ...facts } = site
  const { phone } = site.contact
  const links = languageLinks(content, contents)
  return {
    ...facts,
    ...getUrlScheme(content),
    ...links,
    contact: { ...facts.contact, ...(phone && { phoneHref: telUrl(phone) }) },
    footer: {
      ...facts.footer,
      social: facts.footer.social.map((link) => ({ ...link, icon: iconPathData(link.icon) })),
    },
    icons: iconsOf(links.dir),
    logo,
    navigation: {
      ...navigation,
      services: navigation.services.map((group) => ({
        heading: group.heading,
        links: group.services.map((id) => {
          const service = services.get(id)
          return { id, label: service?.name ?? id, text: service?.shortDescription ?? '' }
        }),
      })),
    },
    notices,
    sheets: sheetsOf(content),
    lists: words.lists,
    // A file would be requested before the first paint, and delay it.
    tabIcon: logoSvg(logo, site.hue).replace(/[<>#]/g, encodeURIComponent).replaceAll('"', '%27'),
    texts: words.layout,
    wordmark,
  }
}

/**
 * The sheet of each notice, by the notice's name. Where something is missing, the sheet lies unfolded and misses
 * a part.
 */
function sheetsOf({ 'pages/notices': notices, 'pages/home': { fold } }: Content) {
  const sheets = Object.keys(notices).map((name) => {
    const create = NOT_FOUND_PAGES.includes(name) ? createUnfoldedSheet : createFold
    return [name, create(`${fold} ${name}`, 5, 120)]
  })
  return Object.fromEntries(sheets) as Record<keyof typeof notices, Fold>
}

/** Another language of the site, for links to its pages. */
interface Language extends UrlScheme {
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
    ...getUrlScheme(content),
    missing: all.filter((path) => !own.has(path)),
  }
}

/** With those of closed jobs, whose pages link to other languages, too. */
function allPaths(content: Content): string[] {
  return [...listPagePaths(content), ...closedJobIds(content).map((id) => `/careers/${id}`)]
}
