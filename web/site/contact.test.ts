import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { shownFields } from '#web/page-data/contact-form.ts'
import { readPage, textOf, texts } from './read-page.ts'

const page = readPage('/contact')
const form = page.querySelector('form') ?? page
const fields = shownFields(content)

test('the form has the fields of contact-form.yaml in their order, and no other but the honeypot', () => {
  const names = form.querySelectorAll('[name]').map((control) => control.getAttribute('name'))

  expect([...new Set(names)]).toEqual([...fields.map(({ name }) => name), 'website'])
  expect(texts(form, '.field > :is(label:not(.box), legend)')).toEqual(
    fields.filter(({ kind }) => kind !== 'consent').map(({ label }) => label),
  )
  expect(form.querySelector('[name=message]')?.attrs.rows).toBe('4')
  // One kind of message: ours, of the app or of the server's page, and never the browser's.
  expect(form.hasAttribute('novalidate')).toBe(true)
})

test.each(fields.filter(({ kind }) => kind !== 'choices'))(
  'the field $name is filled in by the browser, and required, as contact-form.yaml says',
  ({ name, required, autocomplete }) => {
    const { attributes } = form.querySelector(`#${name}`) ?? page

    expect(attributes.name).toBe(name)
    expect(Object.hasOwn(attributes, 'required')).toBe(required)
    expect(attributes.autocomplete ?? attributes.autoComplete).toBe(autocomplete)
  },
)

test.each(fields.filter(({ kind }) => kind === 'choice'))(
  'the choice $name has its options after an empty one',
  ({ name, options = {} }) => {
    const [empty, ...others] = form.querySelectorAll(`#${name} option`)

    expect(empty?.getAttribute('value')).toBe('')
    expect(others.map((each) => [each.getAttribute('value'), textOf(each)])).toEqual(
      Object.entries(options),
    )
  },
)

test('the retention notice has its facts, and only visitors without JavaScript get a hint', () => {
  const { withoutScript, retentionNotice } = content['pages/contact'].form
  const notice = textOf(page.querySelector('main form ~ p'))

  expect(notice).toContain(retentionNotice.split('{')[0])
  expect(notice).not.toContain('{')
  expect(texts(page, 'main noscript').join()).toContain(withoutScript)
})

test('the page of the thanks has them for the Worker, which shows them with a reference only', () => {
  const { heading, text } = content['pages/notices'].sent
  const main = readPage('/contact/sent').querySelector('main')
  const thanks = main?.querySelectorAll('[data-sent]').map((each) => each.getAttribute('data-sent'))

  expect(thanks).toEqual([heading, text])
  expect(textOf(main)).not.toContain(heading)
})
