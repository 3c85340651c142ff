import { useLocation } from '@tanstack/react-router'
import { toUrl } from '#web/page-data/url.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

/**
 * Links to the page in the other languages or, where one lacks it, to the nearest page above. Renders
 * nothing on a site in one language.
 */
export function LanguageSwitch({ brief = false }: { brief?: boolean }) {
  const { languages, texts } = useLayout()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!languages) return null
  return (
    <ul aria-label={texts.language} className="languages">
      {languages.map(({ tag, name, missing, ...form }) => {
        const code = new Intl.Locale(tag).language.toUpperCase()
        return (
          <li key={tag}>
            <a
              href={toUrl(nearestPage(path, missing), form)}
              hrefLang={tag}
              lang={tag}
              {...(brief && { 'aria-label': `${code}, ${name}` })}
            >
              {brief ? code : name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The page at a path or, where it is missing, the nearest one above it; a list is above its further pages. */
function nearestPage(path: string, missing: string[]): string {
  const isThere = path === '/' || !missing.includes(path)
  return isThere ? path : nearestPage(path.replace(/(?:\/page)?\/[^/]*$/, '') || '/', missing)
}
