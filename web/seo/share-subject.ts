import { domainToUnicode } from 'node:url'
import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf, hueOf } from '#web/page-data/category-of.ts'
import { pageFold } from '#web/page-data/page-fold.ts'
import { entryAt } from './entry-at.ts'
import type { ListedPage } from './listed-page.ts'
import type { ShareSubject } from './share-picture.ts'

/** In px: taller than the picture, so that the sheet extends beyond its edges. */
const SIZE = 820

/** The subject of a page's share picture: its heading, and its fold on the site. */
export function shareSubject({ path, heading }: ListedPage, content: Content): ShareSubject {
  const entry = entryAt(path, content)
  const category = categoryOfEntry(entry, content)
  if (category) {
    const [, , id = ''] = path.split('/')
    const fold = createFold(id, entry.service ? 4 : 5, SIZE)
    return { heading, label: category.name, hue: category.hue, fold }
  }
  const { hue, url } = content.site
  const fold = pageFold(content, path.slice(1) || 'home', SIZE)
  return { heading, label: domainToUnicode(new URL(url).hostname), hue, fold }
}

/** The category of the entry on a page; undefined for a page without an entry. */
function categoryOfEntry(entry: ReturnType<typeof entryAt>, content: Content) {
  const { catalogue } = content
  const { service, study, article, job } = entry
  if (service) return categoryOf(catalogue.categories, service.category)
  if (study) return { name: study.category, hue: hueOf(content, study.category) }
  if (article) return categoryOf(catalogue.articleCategories, article.category)
  if (job) return categoryOf(catalogue.departments, job.department)
  return undefined
}
