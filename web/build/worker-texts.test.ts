import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { savedReplies } from './worker-texts.ts'

const reply = (id: string, title: string, body: string) => [id, { id, title, body }] as const
const contentOf = (language: string, ...replies: ReturnType<typeof reply>[]) =>
  ({ site: { language, name: 'Acme' }, replies: new Map(replies) }) as unknown as Content

test('each language has its saved replies by title, and those of the first one that it lacks', () => {
  const first = contentOf('en', reply('b', 'Yes', '{company}, {name}'), reply('a', 'No', 'No.'))
  const second = contentOf('de', reply('b', 'Ja', '{name}, {company}'))

  expect(savedReplies([first, second])).toEqual([
    {
      language: 'en',
      replies: [
        { title: 'No', text: 'No.' },
        { title: 'Yes', text: 'Acme, {name}' },
      ],
    },
    {
      language: 'de',
      replies: [
        { title: 'Ja', text: '{name}, Acme' },
        { title: 'No', text: 'No.' },
      ],
    },
  ])
})
