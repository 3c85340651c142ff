import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { imagesOf } from './image-files.ts'

test('an article that waits for its date has no image', () => {
  const [waiting, ...articles] = content.catalogue.articles
  const names = [...imagesOf({ ...content, catalogue: { ...content.catalogue, articles } }).keys()]

  expect(names).toContain('favicon.svg')
  for (const id of articles) expect(names).toContain(`folds/${id}.svg`)
  expect(names).not.toContain(`folds/${waiting}.svg`)
})
