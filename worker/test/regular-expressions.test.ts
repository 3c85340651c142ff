import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const WORKER = join(import.meta.dirname, '..')

type Pattern = { source: string; flags: string }

/** Patterns of zod that check visitors' input. */
const OF_ZOD = [z.regexes.html5Email, z.regexes.date]

/** The patterns of a program, and the number of those that it makes from a string. */
function readPatterns(file: string, code: string): { literals: Pattern[]; made: number } {
  const literals: Pattern[] = []
  let made = 0
  const countMade = ({ callee }: { callee: object }) => {
    if ('name' in callee && callee.name === 'RegExp') made += 1
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: countMade,
    CallExpression: countMade,
  }).visit(parseSync(file, code).program)
  return { literals, made }
}

/**
 * Whether one repeated character costs the pattern more than linear time: by backtracking, or because a search
 * begins again at each character. It does not find attacks with several characters in turn.
 */
function isSuperLinear({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }).reports.length > 0
}

const programs = globSync('**/*.{ts,tsx}', { cwd: WORKER })
  .filter((name) => !/^test\/|\.(?:test|scale)\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(join(WORKER, name), 'utf8') }))
  .map(({ name, code }) => ({ name, code, ...readPatterns(name, code) }))

test('every pattern takes time linear in the length of the text', () => {
  const all = programs.flatMap(({ name, literals }) =>
    literals.map((literal) => ({ name, ...literal })),
  )
  const ofZod = OF_ZOD.map(({ source, flags }) => ({ name: 'zod', source, flags }))
  const costly = [...all, ...ofZod].filter(isSuperLinear)

  expect(all.length).toBeGreaterThan(40)
  expect(costly.map(({ name, source, flags }) => `${name}: /${source}/${flags}`)).toEqual([])
})

// Only a literal can be checked.
test('no pattern is built from user input', () => {
  expect(programs.filter(({ made }) => made > 0).map(({ name }) => name)).toEqual([])
})

test.each([
  // It takes quadratic time for a run of marks, so no sender's text may reach it elsewhere.
  ['normalizes', /\.normalize\(/, 'shared/normalize-for-search.ts'],
  [
    'reads the address of the sender',
    /connecting-ip|x-forwarded-for|x-real-ip/i,
    'http/ip-networks.ts',
  ],
])('one file %s', (_, pattern, file) => {
  expect(programs.filter(({ code }) => pattern.test(code)).map(({ name }) => name)).toEqual([file])
})
