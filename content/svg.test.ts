import { expect, test } from 'vitest'
import { parseSvg } from './svg.ts'

test('reads the paths of a drawing, with its fill', () => {
  const svg = `<?xml version="1.0"?><svg viewBox="0 0 8 8" fill="#123456">
    <title>A &amp; B</title><path d="M0 0z"/><path d="M1 1z" fill="#abcdef"></path></svg>`

  expect(parseSvg(svg)).toEqual({
    viewBox: '0 0 8 8',
    paths: [
      { d: 'M0 0z', fill: '#123456' },
      { d: 'M1 1z', fill: '#abcdef' },
    ],
  })
})

// A parser of HTML looks for the end of each of them, for minutes.
test('refuses the first group of many without an end', () => {
  expect(() => parseSvg(`<svg>${'<g>'.repeat(500_000)}`)).toThrow('<g>')
})
