import { expect, test } from 'vitest'
import { createTimeline } from './project-timeline.ts'

test('a course of ten months has a paler strip before its release, and a pleat for each failure', () => {
  const failures = [
    { at: 8, isRecorded: false },
    { at: 6, isRecorded: true },
  ]
  const { shapes, ticks } = createTimeline({ parts: 10, before: 5, marks: 20, failures })

  expect(shapes).toEqual([
    { d: 'M0 9H500v120H0z', opacity: 0.5 },
    { d: 'M500 9H600v120H500z' },
    // 9 units higher behind the first pleat, and as before behind the second.
    { d: 'M600 0H800v120H600z' },
    { d: 'M800 9H1000v120H800z' },
    { d: 'M575 0L625 9l-7 120L568 120z' },
    { d: 'M775 9L825 0l-7 120L768 129z', strokeDasharray: '4 3' },
    {
      d: 'M100 9V129M200 9V129M300 9V129M400 9V129M500 9V129M600 9V129M700 9V129M800 9V129M900 9V129',
      opacity: 0.3,
    },
  ])
  expect(ticks.map(({ x1, x2, pathLength }) => [x1, x2, pathLength])).toEqual([
    [500, 600, 4],
    [600, 800, 8],
    [800, 1000, 8],
  ])
})

test('a course without marks has no ticks', () => {
  expect(createTimeline({ parts: 4, before: 2, failures: [] }).ticks).toEqual([])
})
