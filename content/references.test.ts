import { expect, test } from 'vitest'
import type { Content } from './collections.ts'
import { loadContent } from './load.ts'
import { findBrokenReferences } from './references.ts'

/** The problems of sound content after a change. */
function problemsAfter(change: (content: Content) => void) {
  const content = loadContent()
  change(content)
  return findBrokenReferences(content)
}

test('finds nothing wrong with the content', () => {
  expect(problemsAfter(() => {})).toEqual([])
})

test('finds a category of the catalogue that no longer has its name', () => {
  const problems = problemsAfter(({ catalogue }) => {
    catalogue.categories = catalogue.categories.filter(({ name }) => name !== 'Entertainment')
  })

  expect(problems).toMatchObject([
    {
      file: 'services/gaming.yaml',
      field: 'category',
      expected: expect.stringMatching(/^one of Core Services, Development, /),
      found: '"Entertainment"',
    },
  ])
})

test('finds a service that is listed twice', () => {
  const problems = problemsAfter(({ catalogue }) => void catalogue.services.push('gaming'))

  expect(problems).toMatchObject([{ file: 'services/gaming.yaml', field: '', found: '"2 times"' }])
})

test('finds an alias that leads to no category', () => {
  const problems = problemsAfter(({ catalogue }) => {
    catalogue.aliases.cloud = 'clouds'
  })

  expect(problems).toEqual([
    {
      file: 'catalogue.yaml',
      field: 'aliases.cloud',
      expected: 'the slug of a category',
      found: '"clouds"',
    },
  ])
})

test('finds an alias that hides a service', () => {
  const problems = problemsAfter(({ catalogue }) => {
    catalogue.aliases.gaming = 'cloud'
  })

  expect(problems).toEqual([
    {
      file: 'catalogue.yaml',
      field: 'aliases.gaming',
      expected: 'an id that no service has',
      found: '"gaming"',
    },
  ])
})

test('finds a question on the contact page that is not there', () => {
  const problems = problemsAfter((content) => {
    content['pages/contact'].faq.items[2] = 'parking'
  })

  expect(problems).toEqual([
    {
      file: 'pages/contact.yaml',
      field: 'faq.items.2',
      expected: 'a file in faq/',
      found: '"parking"',
    },
  ])
})

test('finds a service in the menu that is not there', () => {
  const problems = problemsAfter(({ site }) => {
    site.navigation.services[1]?.services.push('time-travel')
  })

  expect(problems).toEqual([
    {
      file: 'site.yaml',
      field: 'navigation.services.1.services.3',
      expected: 'the id of a service',
      found: '"time-travel"',
    },
  ])
})

test('finds a link of the footer to a service that is not there', () => {
  const problems = problemsAfter(({ site }) => {
    site.footer.columns[0]?.links.push({ label: 'Time travel', to: '/services/time-travel' })
  })

  expect(problems).toEqual([
    {
      file: 'site.yaml',
      field: 'footer.columns.0.links.5.to',
      expected: 'a service or an alias',
      found: '"/services/time-travel"',
    },
  ])
})

test('finds a leader whose category is none', () => {
  const problems = problemsAfter((content) => {
    Object.assign(content['pages/about'].leaders.people[1] ?? {}, { category: 'Clocks' })
  })

  expect(problems).toMatchObject([
    { file: 'pages/about.yaml', field: 'leaders.people.1.category', found: '"Clocks"' },
  ])
})
