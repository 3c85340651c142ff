import { expect, test } from 'vitest'
import { readListed } from './listed-page.ts'

test.each([
  ['Fold · Paper for machines', 'Paper for machines'],
  ['Price · Folding machines · Fold', 'Price · Folding machines'],
])('reads the title of %s without the name of the site', (title, own) => {
  const html = `<title>${title}</title><link rel="canonical" href="https://fold.example/">`

  expect(readListed({ path: '/', urlPath: '/' }, html, 'Fold')?.title).toBe(own)
})
