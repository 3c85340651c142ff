import { linkOptions } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { parseCaseStudyParams } from './case-study-address.ts'

test('takes the address of a case study', () => {
  const params = parseCaseStudyParams({ id: 'mobile-app-development' })

  expect(params).toEqual({ id: 'mobile-app-development' })
})

test.each(['', 'nope', 'Mobile-App-Development', 'mobile-app-development/', '0', 'find'])(
  'finds no case study at the address "%s"',
  (id) => {
    expect(parseCaseStudyParams({ id })).toBe(false)
  },
)

test('a link to a case study that does not exist is refused by the compiler', () => {
  linkOptions({ to: '/case-studies/$id', params: { id: 'mobile-app-development' } })
  // @ts-expect-error No study has this id: `tsc` fails should it ever accept one.
  linkOptions({ to: '/case-studies/$id', params: { id: 'nope' } })
})
