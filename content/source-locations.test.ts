import { expect, test } from 'vitest'
import { findFieldLine } from './source-locations.ts'

const YAML = `name: Paper
metrics:
  - label: Sheets
    value: "3"
  - { label: Folds, value: "4" }
text: |
  One.
`
const ARTICLE = '---\ntitle: Paper\n\nservices: [a, b]\n---\n\nText.\n'

test.each([
  [YAML, 'name', 1],
  [YAML, 'metrics.0.value', 4],
  [YAML, 'metrics.1.value', 5],
  [YAML, 'metrics.1.unit', 5],
  [YAML, 'text', 6],
  [YAML, 'missing', undefined],
  [ARTICLE, 'title', 2],
  [ARTICLE, 'services.1', 4],
  [ARTICLE, 'body', 6],
  [`\uFEFF${ARTICLE.replaceAll('\n', '\r\n')}`, 'body', 6],
])('in %j the field %s is on line %s', (text, field, line) => {
  expect(findFieldLine(text, field)).toBe(line)
})

test.each([
  ['Text', 7],
  ['Nothing', 6],
])('the part %j of a body is on line %i', (part, line) => {
  expect(findFieldLine(ARTICLE, 'body', part)).toBe(line)
})
