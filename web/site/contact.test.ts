import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { links, readPage, sectionOf, textOf, texts } from './read-page.ts'

const content = loadContent()
const { contact, hours } = content.site
const page = readPage('/contact')
const details = page.querySelector('main aside') ?? page
const form = page.querySelector('form') ?? page

test('phone, email and address', () => {
  expect(texts(details, '[href^="tel:"]')).toEqual([contact.phone])
  expect(links(details, '[href^="tel:"]')).toEqual([
    `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`,
  ])
  expect(texts(details, '[href^="mailto:"]')).toEqual([contact.email])
  expect(texts(details, 'address span')).toEqual(contact.address)
})

test('the opening hours with their time zone, and the response times', () => {
  expect(texts(details, 'dt')).toEqual(hours.week.map(({ label }) => label))
  for (const [index, { open }] of hours.week.entries()) {
    const said = texts(details, 'dd')[index]
    expect(said).toMatch(open ? /^\d+:\d\d [AP]M–\d+:\d\d [AP]M$/ : /^Closed$/)
  }
  expect(textOf(details)).toContain(hours.timeZoneName)
  expect(texts(details, 'p')).toContain(hours.response)
})

test('the chosen questions of the FAQ', () => {
  const { heading, items } = content['pages/contact'].faq

  expect(texts(sectionOf(page, heading), 'summary .text-heading')).toEqual(
    items.map((id) => content.faq.get(id)?.question),
  )
})

test('the form has its four fields: three required, the message four rows high', () => {
  const fields = form.querySelectorAll('input, select, textarea')
  const named = Object.fromEntries(fields.map((field) => [field.getAttribute('name'), field]))
  const required = fields.filter((field) => field.hasAttribute('required'))

  expect(texts(form, '.field label')).toEqual(['Name', 'Email', 'Service (optional)', 'Message'])
  expect(required.map((field) => field.getAttribute('name'))).toEqual(['name', 'email', 'message'])
  expect(named.email?.getAttribute('type')).toBe('email')
  for (const purpose of ['name', 'email']) {
    expect(named[purpose]?.getAttribute('autocomplete')).toBe(purpose)
  }
  expect(named.message?.getAttribute('rows')).toBe('4')
  for (const label of form.querySelectorAll('.field label')) {
    expect(fields.map(({ id }) => id)).toContain(label.getAttribute('for'))
  }
})

test('visitors without JavaScript get a hint instead of a prefilled message', () => {
  const { heading, withoutScript } = content['pages/contact'].form

  expect(texts(sectionOf(page, heading), 'noscript')).toEqual([
    expect.stringContaining(withoutScript),
  ])
})

test('the retention notice is below the form, with its facts and a link to the policy', () => {
  const notice = page.querySelector('main form ~ p') ?? page
  const [beginning = ''] = content['pages/contact'].form.retentionNotice.split('{')

  expect(textOf(notice)).toContain(beginning)
  expect(textOf(notice)).not.toContain('{')
  expect(links(notice)).toEqual(['/privacy-policy'])
})

test('the service list offers every interest after an empty choice', () => {
  const [empty, ...options] = form.querySelectorAll('option')

  expect(empty?.getAttribute('value')).toBe('')
  expect(options.map((option) => [option.getAttribute('value'), textOf(option)])).toEqual(
    Object.entries(content['service-interests']),
  )
})
