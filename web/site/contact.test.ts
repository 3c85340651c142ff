import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { readPage, textOf, texts } from './read-page.ts'

const { interface: words } = content
const page = readPage('/contact')
const form = page.querySelector('form') ?? page

test('the form has four fields, three of them required, and all interests', () => {
  const { name, service, message } = words.contact
  const labels = form.querySelectorAll('.field label')
  const fields = labels.map((label) => form.querySelector(`#${label.getAttribute('for')}`)?.attrs)

  expect(labels.map(textOf)).toEqual([name, words.form.email, service, message])
  expect(fields).toMatchObject([
    { name: 'name', autocomplete: 'name', required: '' },
    { name: 'email', type: 'email', autocomplete: 'email', required: '' },
    { name: 'serviceInterest' },
    { name: 'message', rows: '4', required: '' },
  ])
  expect(fields[2]).not.toHaveProperty('required')
  const options = form
    .querySelectorAll('option')
    .map((each) => [each.getAttribute('value'), textOf(each)])
  expect(options.slice(1)).toEqual(Object.entries(content['service-interests']))
})

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
