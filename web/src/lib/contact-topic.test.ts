import { expect, test, vi } from 'vitest'
import { parseContactTopic } from './contact-topic.ts'

vi.mock('content:catalogue', () => ({ default: { jobs: ['folder'] } }))

test.each([
  [{}, { role: undefined, topic: undefined }],
  [{ role: 'folder' }, { role: 'folder', topic: undefined }],
  [{ topic: 'consultation' }, { role: undefined, topic: 'consultation' }],
  [
    { role: 'astronaut', topic: 'weather' },
    { role: undefined, topic: undefined },
  ],
  [
    { role: 'constructor', topic: 7, page: 2 },
    { role: undefined, topic: undefined },
  ],
])('parses %j as %j', (search, topic) => {
  expect(parseContactTopic(search)).toStrictEqual(topic)
})
