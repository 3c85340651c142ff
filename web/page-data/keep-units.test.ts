import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test.each([
  ['From 35 to 20 minutes, in 10+ years', 'From 35\u00a0to 20\u00a0minutes, in 10+\u00a0years'],
  ['$1.05 million at 9 AM', '$1.05\u00a0million at 9\u00a0AM'],
  ['D365 ERP', 'D365 ERP'],
  ['M4 5 6 7 l8 9z', 'M4 5 6 7 l8 9z'],
  [[['code', ['sleep 10 seconds']]], [['code', ['sleep 10 seconds']]]],
  [{ text: [['p', ['24 hours']]] }, { text: [['p', ['24\u00a0hours']]] }],
])('%j becomes %j', (data, kept) => {
  expect(keepUnits(data)).toEqual(kept)
})
