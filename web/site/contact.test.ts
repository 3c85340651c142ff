import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { clockTime } from '#web/page-data/clock-time.ts'
import { links, readPage, sectionOf, textOf, texts } from './read-page.ts'

const { site, interface: words } = content
const { contact, hours } = site
const page = readPage('/contact')
const details = page.querySelector('main aside') ?? page
const form = page.querySelector('form') ?? page

test('phone, if there is one, email and address', () => {
  const phones = contact.phone === undefined ? [] : [contact.phone]
  expect(texts(details, '[href^="tel:"]')).toEqual(phones)
  expect(links(details, '[href^="tel:"]')).toEqual(
    phones.map((phone) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`),
  )
  expect(texts(details, '[href^="mailto:"]')).toEqual([contact.email])
  expect(texts(details, 'address span')).toEqual(contact.address)
})

test('the opening hours, if there are any, with their time zone, and the response times', () => {
  const { week = [], timeZoneName = '', response } = hours ?? {}
  const time = (clock: string) => clockTime(clock, site.language)

  expect(texts(details, 'dt')).toEqual(week.map(({ label }) => label))
  expect(texts(details, 'dd')).toEqual(
    week.map(({ open, close }) =>
      open && close ? `${time(open)}–${time(close)}` : words.contact.closed,
    ),
  )
  expect(textOf(details)).toContain(timeZoneName)
  if (response) expect(texts(details, 'p')).toContain(response)
})

test('the chosen questions of the FAQ', () => {
  const { heading, items = [] } = content['pages/contact'].faq ?? {}

  expect(texts(sectionOf(page, heading), 'summary .text-heading')).toEqual(
    items.map((id) => content.faq.get(id)?.question),
  )
})

test('the form has its four fields: three required, the message four rows high', () => {
  const fields = form.querySelectorAll('input, select, textarea')
  const named = Object.fromEntries(fields.map((field) => [field.getAttribute('name'), field]))
  const required = fields.filter((field) => field.hasAttribute('required'))

  const { name, service, message } = words.contact
  expect(texts(form, '.field label')).toEqual([name, words.form.email, service, message])
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
