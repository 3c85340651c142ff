import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const PROJECT = join(import.meta.dirname, '../..')
const IMPORT = /(?:\bfrom|\bimport) '((?:#(?:content|web|worker)|\.\.?)\/[^']+)'/g
/** The files of these folders have no common topic: each file is its own topic. */
const MIXED = ['content', 'web', 'web/src', 'worker']
const TEST = /^(?:worker\/test|web\/(?:bench|browsers|dist|e2e|site))\/|\.(?:test|scale)\.tsx?$/

/** The topic of a file: its folder. */
function topicOf(file: string): string {
  const folder = dirname(file)
  return MIXED.includes(folder) ? file : folder
}

/** For each folder, the other folders that its files import, types included and tests excluded. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  const files = globSync('{content,web,worker}/**/*.{ts,tsx}', { cwd: PROJECT })
  for (const file of files.filter((each) => !TEST.test(each))) {
    const topic = topicOf(file)
    const own = imports.get(topic) ?? new Set()
    for (const [, path = ''] of readFileSync(join(PROJECT, file), 'utf8').matchAll(IMPORT)) {
      const imported = topicOf(path.startsWith('#') ? path.slice(1) : join(dirname(file), path))
      if (imported !== topic) own.add(imported)
    }
    imports.set(topic, own)
  }
  return imports
}

/** The first import cycle, as a list of folders. */
function findCycle(imports: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  const walk = (topic: string, way: string[]): string[] | undefined => {
    if (way.includes(topic)) return [...way.slice(way.indexOf(topic)), topic]
    if (done.has(topic)) return undefined
    for (const next of imports.get(topic) ?? []) {
      const cycle = walk(next, [...way, topic])
      if (cycle) return cycle
    }
    done.add(topic)
    return undefined
  }
  for (const topic of imports.keys()) {
    const cycle = walk(topic, [])
    if (cycle) return cycle
  }
  return undefined
}

test('no folders import each other, directly or indirectly', () => {
  const imports = readImports()

  expect(imports.size).toBeGreaterThan(50)
  expect(findCycle(imports)).toBeUndefined()
})

test('detects a cycle', () => {
  const imports = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))

  expect(findCycle(new Map([...imports].map(([a, b]) => [a, new Set(b)])))).toEqual(['b', 'd', 'b'])
})
