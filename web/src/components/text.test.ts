import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreak } from './text.tsx'

test.each([
  ['An H-1B visa', ['H-1B']],
  ['2–3 weeks to a report', ['2–3 weeks']],
  ['₹7,20,000–₹12,34,567 प्रति वर्ष', ['₹7,20,000–₹12,34,567']],
  ['41 वर्ष', ['41 वर्ष']],
  ['Since 2004 responsibilities', []],
])('%s keeps %j whole', (text, whole) => {
  const spans = renderToStaticMarkup(NoBreak({ text })).match(/(?<=>)[^<]+(?=<\/span>)/g)

  expect(spans ?? []).toEqual(whole)
})
