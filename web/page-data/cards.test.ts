import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { metricData } from './cards.ts'

const content = { site: { language: 'en-US' } } as Content

test.each([
  ['From {before} to {after} minutes', 35, 20, '35', '20'],
  ['From €{before} to €{after} million', 1.05, 0.65, '€1.05', '€0.65'],
  ['Up from {before}%, to {after}%.', 9, 61, '9%', '61%'],
  ['工期が{before}日から{after}日に、短縮', 35, 20, '35', '20'],
  ['（{before}%から¥{after}k）', 35, 20, '35%', '¥20k'],
])(
  '"%s": each strip has its number with the sign of the text',
  (text, before, after, ...numbers) => {
    const metric = { label: 'Time', value: '−43%', change: { before, after, text } }
    const { change } = metricData(content, metric)

    expect([change?.before, change?.after]).toEqual(numbers)
  },
)
