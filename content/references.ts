import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import simple from '@iconify-json/simple-icons/icons.json' with { type: 'json' }
import type { Content } from './collections.ts'
import type { Problem } from './problem.ts'

/** The lists of catalogue.yaml that name every entry of a folder. */
type Ordered = 'services' | 'caseStudies' | 'jobs' | 'articles' | 'faq'

/** What refers to something that is not there: ids, categories, icons. Empty when all is well. */
export function findBrokenReferences(content: Content): Problem[] {
  const problems: Problem[] = []
  const { catalogue, services, faq, site } = content
  const categories = catalogue.categories.map((category) => category.name)
  const slugs = catalogue.categories.map((category) => category.slug)
  const addresses = [...services.keys(), ...Object.keys(catalogue.aliases)]
  const serviceNames = [...services.values()].map((service) => service.name)

  function expect(holds: boolean, file: string, field: string, expected: string, found: string) {
    if (!holds) problems.push({ file, field, expected, found: `"${found}"` })
  }

  function expectIcon(icon: string, file: string, field: string) {
    expect(Object.hasOwn(lucide.icons, icon), file, field, 'the name of a Lucide icon', icon)
  }

  /** Every entry has its place in the catalogue once, and every place its entry. */
  function expectOrder(list: Ordered, folder: string, entries: Map<string, unknown>) {
    const ids = catalogue[list]
    for (const id of entries.keys()) {
      const listed = ids.filter((entry) => entry === id).length
      const expected = 'its id once in the list of catalogue.yaml'
      expect(listed === 1, `${folder}/${id}.yaml`, '', expected, `${listed} times`)
    }
    ids.forEach((id, index) => {
      const expected = `a file in ${folder}/`
      expect(entries.has(id), 'catalogue.yaml', `${list}.${index}`, expected, id)
    })
  }

  expectOrder('services', 'services', services)
  expectOrder('caseStudies', 'case-studies', content['case-studies'])
  expectOrder('jobs', 'jobs', content.jobs)
  expectOrder('articles', 'articles', content.articles)
  expectOrder('faq', 'faq', faq)

  for (const [id, service] of services) {
    const file = `services/${id}.yaml`
    const expected = `one of ${categories.join(', ')}`
    expect(categories.includes(service.category), file, 'category', expected, service.category)
    expectIcon(service.icon, file, 'icon')
  }
  for (const [id, { category, imageUrl }] of content['case-studies']) {
    const file = `case-studies/${id}.yaml`
    expect(serviceNames.includes(category), file, 'category', "a service's name", category)
    expect(imageUrl === `/folds/${id}.svg`, file, 'imageUrl', `/folds/${id}.svg`, imageUrl)
  }
  for (const [id, { imageUrl }] of content.articles) {
    const expected = `/folds/${id}.svg`
    expect(imageUrl === expected, `articles/${id}.yaml`, 'imageUrl', expected, imageUrl)
  }
  for (const [alias, slug] of Object.entries(catalogue.aliases)) {
    const field = `aliases.${alias}`
    expect(slugs.includes(slug), 'catalogue.yaml', field, 'the slug of a category', slug)
    expect(!services.has(alias), 'catalogue.yaml', field, 'an id that no service has', alias)
  }
  content['pages/contact'].faq.items.forEach((id, index) => {
    expect(faq.has(id), 'pages/contact.yaml', `faq.items.${index}`, 'a file in faq/', id)
  })
  content['pages/home'].technologies.items.forEach(({ icon }, index) => {
    const field = `technologies.items.${index}.icon`
    const expected = 'the slug of an icon on simpleicons.org'
    expect(Object.hasOwn(simple.icons, icon), 'pages/home.yaml', field, expected, icon)
  })
  content['pages/about'].leaders.people.forEach(({ category }, index) => {
    const field = `leaders.people.${index}.category`
    const expected = `one of ${categories.join(', ')}`
    expect(categories.includes(category), 'pages/about.yaml', field, expected, category)
  })
  content['pages/careers'].benefits.items.forEach(({ icon }, index) => {
    expectIcon(icon, 'pages/careers.yaml', `benefits.items.${index}.icon`)
  })
  site.navigation.services.forEach((group, row) => {
    group.services.forEach((id, column) => {
      const field = `navigation.services.${row}.services.${column}`
      expect(services.has(id), 'site.yaml', field, 'the id of a service', id)
    })
  })
  site.footer.columns.forEach((column, row) => {
    column.links.forEach(({ to }, index) => {
      const id = /^\/services\/(.+)$/.exec(to)?.[1]
      const field = `footer.columns.${row}.links.${index}.to`
      expect(!id || addresses.includes(id), 'site.yaml', field, 'a service or an alias', to)
    })
  })
  return problems
}
