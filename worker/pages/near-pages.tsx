import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { loadSearch } from './load-search.ts'

/**
 * A 404 page with links to the pages whose names are nearest to the address, in the place that the
 * page has for them; as it is where none is near.
 */
export async function suggestNearPages(
  c: Context<AppEnv>,
  page: Response,
  path: string,
): Promise<Response> {
  // A scan for other people's software: /wp-login.php.
  const isName = c.req.method === 'GET' && !path.includes('.')
  const near = isName ? ((await loadSearch(c))?.findNear(path) ?? []) : []
  if (near.length === 0) return page

  return new HTMLRewriter()
    .on('#near-pages', {
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
