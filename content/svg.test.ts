import { expect, test } from 'vitest'
import { parseSvg } from './svg.ts'

test('reads the paths of a drawing, with its fill', () => {
  const svg = `<?xml version="1.0"?><svg viewBox="0 0 8 8" fill="#123456">
    <title>A &amp; B</title><path d="M0 0z"/><path d="M1 1z" fill="#abcdef"></path></svg>`

  expect(parseSvg(svg)).toEqual({
    viewBox: '0 0 8 8',
    gradients: [],
    paths: [
      { d: 'M0 0z', fill: '#123456' },
      { d: 'M1 1z', fill: '#abcdef' },
    ],
  })
})

test('reads gradients, and names the command for text', () => {
  const gradient = '<linearGradient id="a"><stop offset="0" stop-color="#123456"/></linearGradient>'
  const drawing = parseSvg(
    `<svg viewBox="0 0 8 8"><defs>${gradient}</defs><path d="M0 0z" fill="url(#a)"/></svg>`,
  )
  const stops = [{ offset: '0', 'stop-color': '#123456' }]

  expect(drawing).toMatchObject({
    gradients: [{ kind: 'linearGradient', attributes: { id: 'a' }, stops }],
    paths: [{ d: 'M0 0z', fill: 'url(#a)' }],
  })
  expect(() => parseSvg('<svg><text>Rafu</text></svg>')).toThrow(/^<text>: inkscape .*text-to-path/)
})

// A parser of HTML looks for the end of each of them, for minutes.
test('refuses the first group of many without an end', () => {
  expect(() => parseSvg(`<svg>${'<g>'.repeat(500_000)}`)).toThrow('<g>')
})
