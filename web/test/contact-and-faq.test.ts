import { expect, test } from 'vitest'
import { mainTranscript, readPage, textOf } from './built-pages.ts'

test('the questions', () => {
  expect(mainTranscript('/faq')).toBe(`
# Asked on the phone.
Three questions.
Search
The filter has not loaded. The whole list is below.
3 questions
What does it cost? | Money | Send a photo, and you get a price. Most repairs cost | £90 to £400 | .
Do moths come back? | Practice | Yes, if the rug lies in the dark. | Washing | helps. → /services/washing
Do you fetch large rugs? | Practice | Within 40 miles, on Thursdays.
## Still a question?
Ask a weaver.
Ask us → /contact
Choose a time → /contact?topic=consultation
`)
})

test('the category of a question looks like a badge', () => {
  const badges = readPage('/faq').querySelectorAll('main .question .badge')

  expect(badges.map(textOf)).toEqual(['Money', 'Practice', 'Practice'])
})

test('the contact page', () => {
  expect(mainTranscript('/contact')).toBe(`
# Show us the hole.
A weaver answers.
## Send a message
Where is it, and how large?
Name
Email
Service (optional)
Size of the piece (optional)
Roughly, with its unit.
Message
Leave this empty
What we send with it
To learn how people find us: the first page of your visit, the website or campaign that led to it, and the page before this form. Nothing is kept in your browser.
We delete your message 1 year after the matter is closed. | Privacy policy → /privacy-policy
## Or directly
+44 116 496 0142 | hello@rafu.example → tel:+441164960142 → mailto:hello@rafu.example
## Open
We answer within two working days.
Mon–Fri | 9:00 AM–5:30 PM
Sat–Sun | closed
All times are London time.
## Before you write
What does it cost? | Money | Send a photo, and you get a price. Most repairs cost | £90 to £400 | .
`)
})

test('the thanks of the Worker, opened by itself', () => {
  expect(mainTranscript('/contact/sent')).toBe(`
# This page confirms messages.
It shows the reference of yours once it is sent.
Your reference is | .
Go to the home page → /
See all services → /services
## What happens now
A weaver reads it | On the same day.
`)
})

test('the form: its fields, what the browser fills in, what is required, words from both sides, and the honeypot', () => {
  const controls = readPage('/contact').querySelectorAll('form [name]')

  const said = controls.map((each) => [
    each.getAttribute('name'),
    each.getAttribute('autocomplete'),
    each.hasAttribute('required'),
    each.getAttribute('dir'),
  ])

  expect(said).toEqual([
    ['name', 'name', true, 'auto'],
    ['email', 'email', true, undefined],
    ['serviceInterest', undefined, false, undefined],
    ['size', undefined, false, 'auto'],
    ['message', undefined, true, 'auto'],
    ['website', 'off', false, undefined],
  ])
  expect(controls[1]?.getAttribute('type')).toBe('email')
  expect(controls[4]?.getAttribute('rows')).toBe('4')
})

test('a choice has its options after an empty one', () => {
  const options = readPage('/contact').querySelectorAll('#serviceInterest option')

  expect(options.map((each) => [each.getAttribute('value'), textOf(each)])).toEqual([
    ['', 'Choose a service'],
    ['rug-repair', 'Rug repair'],
    ['keeping', 'Keeping'],
    ['other', 'Something else'],
  ])
})

test('only visitors without JavaScript are asked to begin with the subject', () => {
  const hint = readPage('/contact').querySelector('main noscript')

  expect(textOf(hint)).toContain('Please begin your message with its subject.')
})

test('the page of the thanks has them for the Worker, which shows them with a reference only', () => {
  const main = readPage('/contact/sent').querySelector('main')
  const thanks = main?.querySelectorAll('[data-sent]').map((each) => each.getAttribute('data-sent'))

  expect(thanks).toEqual(['Your message is here.', 'We answer within two working days.'])
  expect(textOf(main)).not.toContain('Your message is here.')
})
