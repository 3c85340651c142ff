import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { subscribeTexts } from './blog.ts'

const subscribe = {
  aside: { heading: 'New', text: 'One message.' },
  closing: { heading: 'Disagree', text: 'Hit reply.' },
  notYet: { aside: 'Nothing is sent.', closing: 'Nothing yet.' },
  note: '',
}
const content = {
  interface: {
    form: {},
    subscription: {},
    blog: {},
    contact: {},
    fields: { email: { tooLong: '' } },
  },
  site: { language: 'en' },
  'retention-notice': { place: {}, subscription: { limited: '' } },
  'pages/blog': { subscribe },
} as unknown as Content

test('the subscription forms promise emails only if the newsletter is on', () => {
  const textsWhen = (newsletter: boolean) => {
    const { aside, closing } = subscribeTexts(content, newsletter)
    return [aside.text, closing.text]
  }

  expect(textsWhen(true)).toEqual(['One message.', 'Hit reply.'])
  expect(textsWhen(false)).toEqual(['Nothing is sent.', 'Nothing yet.'])
})
