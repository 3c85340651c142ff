import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Content } from './collections.ts'
import type { Problem } from './problem.ts'

/** What refers to something that is not there: ids, categories, icons. Empty when all is well. */
export function findBrokenReferences(content: Content): Problem[] {
  const problems: Problem[] = []
  const { catalogue, services, faq, site } = content
  const categories = catalogue.categories.map((category) => category.name)
  const slugs = catalogue.categories.map((category) => category.slug)
  const addresses = [...services.keys(), ...Object.keys(catalogue.aliases)]

  function expect(holds: boolean, file: string, field: string, expected: string, found: string) {
    if (!holds) problems.push({ file, field, expected, found: `"${found}"` })
  }

  for (const [id, service] of services) {
    const file = `services/${id}.yaml`
    const listed = catalogue.services.filter((entry) => entry === id).length
    expect(listed === 1, file, '', 'its id once in the list of catalogue.yaml', `${listed} times`)
    expect(
      categories.includes(service.category),
      file,
      'category',
      `one of ${categories.join(', ')}`,
      service.category,
    )
    expect(
      Object.hasOwn(lucide.icons, service.icon),
      file,
      'icon',
      'the name of a Lucide icon',
      service.icon,
    )
  }
  catalogue.services.forEach((id, index) => {
    expect(services.has(id), 'catalogue.yaml', `services.${index}`, 'a file in services/', id)
  })
  for (const [alias, slug] of Object.entries(catalogue.aliases)) {
    const field = `aliases.${alias}`
    expect(slugs.includes(slug), 'catalogue.yaml', field, 'the slug of a category', slug)
    expect(!services.has(alias), 'catalogue.yaml', field, 'an id that no service has', alias)
  }
  content['pages/contact'].faq.items.forEach((id, index) => {
    expect(faq.has(id), 'pages/contact.yaml', `faq.items.${index}`, 'a file in faq/', id)
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
