import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleRows } from './articles.tsx'
import { FactServices } from './facts.tsx'

test('an article alone in its language has no heading over nothing', () => {
  const services = FactServices({ heading: 'Services', services: [] })
  const related = ArticleRows({ heading: 'Articles', articles: [] })

  expect(renderToStaticMarkup([services, related])).toBe('')
})
