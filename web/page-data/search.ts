import type { Content } from '#content/collections.ts'
import { addressForm } from './address.ts'
import { heroData } from './hero.ts'
import { type Entry, rowsOf } from './search-file.ts'

/** The data of the search page. Its list of all pages is for visitors without JavaScript, and for browsing. */
export function searchData(content: Content) {
  return {
    ...content['pages/search'],
    hero: heroData(content, 'search', content.site.hue),
    texts: content.interface.search,
    lists: listsOf(rowsOf(content), content),
  }
}

/** Every page by the page above it; services by their category, too, in the order of the categories. */
function listsOf(rows: Entry[], content: Content) {
  const titles = new Map(rows.map(({ url, title }) => [url, title]))
  const { root } = addressForm(content)
  const headingOf = ({ url }: Entry) => {
    const above = url.replace(/[/#][^/#]*$/, '')
    return (above !== root && titles.get(above)) || content.interface.seo.pages
  }
  const { service } = content.interface.kinds
  const categories = content.catalogue.categories.map(({ name }) => name)
  const placeOf = ({ kind, category }: Entry) =>
    kind === service ? categories.indexOf(category) : categories.length
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  return Array.from(Map.groupBy(ordered, headingOf), ([heading, inList]) => ({
    heading,
    groups: Array.from(
      Map.groupBy(inList, ({ kind, category }) => (kind === service ? category : '')),
      ([name, entries]) => ({
        name,
        hue: entries[0]?.hue ?? 0,
        links: entries.map(({ url, title }) => ({ url, title })),
      }),
    ),
  }))
}

export type SearchData = ReturnType<typeof searchData>
