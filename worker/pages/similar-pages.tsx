import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { languageAt } from '../texts/language.ts'
import { loadSearch } from './load-search.ts'

/**
 * The 404 page with links to the pages with the most similar names in the language of the address, in its
 * place for them; unchanged if there are none.
 */
export async function suggestSimilarPages(
  c: Context<AppEnv>,
  page: Response,
  path: string,
): Promise<Response> {
  // A dot means a scan for known software, such as /wp-login.php.
  const isName = c.req.method === 'GET' && !path.includes('.')
  if (!isName) return page
  const language = await languageAt(c, path)
  const search = await loadSearch(c, language)
  const near = search?.findSimilar(path.slice(language.root.length)) ?? []
  if (near.length === 0) return page

  return new HTMLRewriter()
    .on('#similar-pages', {
      element(place) {
        const list = (
          <>
            <p class="font-semibold">{place.getAttribute('data-heading')}</p>
            <ul class="mt-2">
              {near.map(({ url, kind, title }) => (
                <li>
                  <a href={url}>{title}</a> <span class="text-muted">{kind}</span>
                </li>
              ))}
            </ul>
          </>
        )
        place.setInnerContent(String(list), { html: true })
      },
    })
    .transform(page)
}
