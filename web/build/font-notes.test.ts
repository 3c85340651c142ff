import { expect, test } from 'vitest'
import { fontNotes } from './font-notes.ts'

test('says which letters of a Japanese family pages get, once', () => {
  const find = (family: string) => ({ isVast: family.endsWith('JP') })
  const notesOn = (display: string, text: string) =>
    fontNotes({ typefaces: { display, text } }, find)

  expect(notesOn('Noto Sans JP', 'Noto Sans JP')).toEqual([
    expect.stringMatching(/^Noto Sans JP: /),
  ])
  expect(notesOn('Funnel Sans', 'Funnel Sans')).toEqual([])
})
