import { linkOptions } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { parseCaseStudyParams } from './case-study-address.ts'

vi.mock('#web/src/catalogue.gen.ts', () => ({ caseStudyIds: ['paper-mill'] }))

test('takes the address of a case study', () => {
  expect(parseCaseStudyParams({ id: 'paper-mill' })).toEqual({ id: 'paper-mill' })
})

test.each(['', 'nope', 'Paper-Mill', 'paper-mill/', '0', 'find'])(
  'finds no case study at the address "%s"',
  (id) => {
    expect(parseCaseStudyParams({ id })).toBe(false)
  },
)

test('a link to a case study that does not exist is refused by the compiler', () => {
  // @ts-expect-error No study has this id: `tsc` fails should it ever accept one.
  linkOptions({ to: '/case-studies/$id', params: { id: 'nope' } })
})
