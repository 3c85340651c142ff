import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './forms.tsx'

test.each([
  [undefined, undefined],
  [undefined, 'Enter a day.'],
  ['Of the move.', undefined],
  ['Of the move.', 'Enter a day.'],
])('a control with the hint %j and the error %j is described by both', (hint, message) => {
  const field = Field({
    ...{ name: 'day', label: 'Day', hint, message },
    children: (props) => createElement('input', props),
  })
  const html = parse(renderToStaticMarkup(field))
  const input = html.querySelector('input')
  const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? []

  const texts = ids.map((id) => html.querySelector(`#${id}`)?.textContent)
  expect(texts).toEqual([...(hint ? [hint] : []), message ?? ''])
  expect(input?.getAttribute('aria-invalid')).toBe(message && 'true')
})
