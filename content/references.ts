import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import simple from '@iconify-json/simple-icons/icons.json' with { type: 'json' }
import type { Content } from './collections.ts'
import type { Problem } from './problem.ts'
import type { Prose } from './schema/prose.ts'
import { findTypeface, typefacePackage } from './typeface.ts'

/** The lists of catalogue.yaml, and the folders whose entries they name. */
const ORDER = {
  services: 'services',
  caseStudies: 'case-studies',
  jobs: 'jobs',
  articles: 'articles',
  faq: 'faq',
} as const

/** The side of a person's photo at two pixels per CSS pixel: twice `PHOTO_SIDE` of web/page-data/photo.ts. */
const PHOTO_PIXELS = 440

/** The references to missing ids, categories and icons. Empty without any. */
export function findBrokenReferences(content: Content): Problem[] {
  const problems: Problem[] = []
  const { catalogue, services, jobs, articles, faq, site } = content
  const slugs = catalogue.categories.map(({ slug }) => slug)
  const serviceNames = Array.from(services.values(), ({ name }) => name)

  function expect(holds: boolean, file: string, field: string, expected: string, found: string) {
    if (!holds) problems.push({ file, field, expected, found: `"${found}"` })
  }

  function expectOneOf(names: string[], file: string, field: string, found: string) {
    const expected =
      names.length > 0
        ? `one of ${names.join(', ')}`
        : 'one of those in catalogue.yaml, which has none'
    expect(names.includes(found), file, field, expected, found)
  }

  function expectIcon(icon: string, file: string, field: string) {
    expect(Object.hasOwn(lucide.icons, icon), file, field, 'the name of a Lucide icon', icon)
  }

  function expectEach(
    entries: Map<string, unknown>,
    folder: string,
    ids: string[],
    file: string,
    field: string,
  ) {
    if (entries.size === 0 && ids.length > 0) {
      expect(false, file, field, `no ids, because ${folder}/ has no entries: remove them`, `${ids}`)
      return
    }
    ids.forEach((id, index) => {
      expect(entries.has(id), file, `${field}.${index}`, `a file in ${folder}/`, id)
    })
  }

  for (const list of Object.keys(ORDER) as (keyof typeof ORDER)[]) {
    const [folder, ids] = [ORDER[list], catalogue[list]]
    expectEach(content[folder], folder, ids, 'catalogue.yaml', list)
    ids.forEach((id, index) => {
      expect(ids.indexOf(id) === index, 'catalogue.yaml', `${list}.${index}`, 'each id once', id)
    })
  }

  for (const [id, { category, icon, questions }] of services) {
    const file = `services/${id}.yaml`
    expectOneOf(names(catalogue.categories), file, 'category', category)
    expectIcon(icon, file, 'icon')
    expectEach(faq, 'faq', questions, file, 'questions')
  }
  for (const [id, study] of content['case-studies']) {
    const { category } = study
    const file = `case-studies/${id}.yaml`
    expect(serviceNames.includes(category), file, 'category', "a service's name", category)
    expectEach(services, 'services', study.services, file, 'services')
    const known = study.services.flatMap((service) => services.get(service)?.name ?? [])
    const isLost =
      serviceNames.includes(category) &&
      known.length === study.services.length &&
      !known.includes(category)
    expect(!isLost, file, 'services', "the id of its category's service, too", `${study.services}`)
  }
  for (const [id, article] of articles) {
    const { category } = article
    const file = `articles/${id}.md`
    const categories = names(catalogue.articleCategories)
    expectOneOf(categories, file, 'category', category)
    article.topics.forEach((topic, index) => {
      expectOneOf(categories, file, `topics.${index}`, topic)
    })
    expectEach(services, 'services', article.services, file, 'services')
    for (const address of picturesIn(article.body)) {
      const expected = 'the address of a file in pictures/: /pictures/plan.svg'
      expect(content.pictures.has(address), file, 'body', expected, address)
    }
  }
  for (const [id, { category }] of faq) {
    expectOneOf(names(catalogue.faqCategories), `faq/${id}.yaml`, 'category', category)
  }
  for (const [id, { department }] of jobs) {
    expectOneOf(names(catalogue.departments), `jobs/${id}.yaml`, 'department', department)
  }
  for (const [alias, slug] of Object.entries(catalogue.aliases)) {
    const field = `aliases.${alias}`
    expect(slugs.includes(slug), 'catalogue.yaml', field, 'the slug of a category', slug)
    expect(!services.has(alias), 'catalogue.yaml', field, 'an id that no service has', alias)
  }
  const known = Object.keys(site.claims)
  for (const page of ['home', 'about', 'careers', 'case-studies'] as const) {
    const [file, names = []] = [`pages/${page}.yaml`, content[`pages/${page}`]?.claims]
    if (known.length === 0 && names.length > 0) {
      expect(false, file, 'claims', 'no names, because site.yaml has no claims', `${names}`)
    } else {
      names.forEach((claim, index) => {
        expectOneOf(known, file, `claims.${index}`, claim)
      })
    }
  }
  const asked = content['pages/contact'].faq?.items ?? []
  expectEach(faq, 'faq', asked, 'pages/contact.yaml', 'faq.items')
  content['pages/home'].technologies?.items.forEach(({ icon }, index) => {
    const field = `technologies.items.${index}.icon`
    const expected = 'the slug of an icon on simpleicons.org'
    expect(Object.hasOwn(simple.icons, icon), 'pages/home.yaml', field, expected, icon)
  })
  content['pages/about']?.leaders?.people.forEach(({ category, photo }, index) => {
    const field = `leaders.people.${index}`
    if (category) {
      expectOneOf(names(catalogue.categories), 'pages/about.yaml', `${field}.category`, category)
    }
    if (!photo) return
    const { width, height } = content.pictures.get(`/pictures/${photo}`) ?? { width: 0, height: 0 }
    const expected = `a file in pictures/, of ${PHOTO_PIXELS} × ${PHOTO_PIXELS} pixels or more`
    const isLarge = Math.min(width, height) >= PHOTO_PIXELS
    expect(isLarge, 'pages/about.yaml', `${field}.photo`, expected, photo)
  })
  content['pages/careers']?.benefits?.items.forEach(({ icon }, index) => {
    expectIcon(icon, 'pages/careers.yaml', `benefits.items.${index}.icon`)
  })
  const { typefaces, shareTypefaces } = site
  for (const [field, family] of Object.entries({
    'typefaces.display': typefaces.display,
    'typefaces.text': typefaces.text,
    ...Object.fromEntries(shareTypefaces.map((each, index) => [`shareTypefaces.${index}`, each])),
  })) {
    const expected = `a variable family of fontsource.org, after "npm install -D -E ${typefacePackage(family)}"`
    expect(findTypeface(family) !== undefined, 'site.yaml', field, expected, family)
  }
  site.footer.social.forEach(({ icon }, index) => {
    expectIcon(icon, 'site.yaml', `footer.social.${index}.icon`)
  })
  site.navigation.services.forEach((group, row) => {
    group.services.forEach((id, column) => {
      const field = `navigation.services.${row}.services.${column}`
      expect(services.has(id), 'site.yaml', field, 'the id of a service', id)
    })
  })
  return problems
}

function picturesIn(text: Prose): string[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, children, address = ''] = node
    return tag === 'img' ? [address] : picturesIn(children)
  })
}

function names(categories: { name: string }[]): string[] {
  return categories.map(({ name }) => name)
}
