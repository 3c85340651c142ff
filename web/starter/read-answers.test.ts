import { expect, test } from 'vitest'
import { readAnswers } from './read-answers.ts'

/** Answers one question after the other, and keeps them. */
function person(...answers: string[]) {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  return { ask, asked }
}

test('a wrong answer is asked for again, with the reason', async () => {
  const { ask, asked } = person('A', '神戸製作所', 'klingon', 'JA, pt-br', '12', 'Kobe Works')

  expect(await readAnswers({}, ask)).toEqual({
    name: '神戸製作所',
    languages: ['ja', 'pt-BR'],
    address: 'kobe-works',
  })
  expect(asked[1]).toMatch(/2 to 40 letters.*not "A".*\n.*name of your company/)
  expect(asked[3]).toMatch(/"klingon" is no code.*\n.*languages/)
  expect(asked[5]).toMatch(/Latin letter.*\n.*Latin letters/)
})

test('an answer on the command line is not asked for, and empty ones are those of the starter', async () => {
  const { ask, asked } = person()

  expect(await readAnswers({ languages: 'fr' }, ask)).toEqual({
    name: 'Northlight Structures',
    languages: ['fr'],
    address: 'northlight-structures',
  })
  expect(asked).toHaveLength(1)
  for (const languages of ['klingon', 'ca-valencia']) {
    await expect(readAnswers({ languages }, ask)).rejects.toThrow('no code')
  }
  await expect(readAnswers({ name: '神戸製作所' }, undefined)).rejects.toThrow('--address')
})
