import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const WORKER = join(import.meta.dirname, '..')
const IMPORT = /\bfrom '((?:#worker|\.\.?)\/[^']+)'/g

/** What a file stands for: its folder; at the root, where nothing is alike, itself. */
function nodeOf(file: string): string {
  const path = relative(WORKER, file)
  return path.includes('/') ? dirname(path) : path
}

/** For each folder the others that its files import, types included; tests are nobody's. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  const files = globSync('**/*.{ts,tsx}', { cwd: WORKER })
  for (const name of files.filter((each) => !/^test\/|\.(?:test|scale)\.tsx?$/.test(each))) {
    const file = join(WORKER, name)
    const own = imports.get(nodeOf(file)) ?? new Set()
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const base = path.startsWith('#') ? WORKER : dirname(file)
      const imported = nodeOf(resolve(base, path.replace('#worker/', './')))
      if (imported !== nodeOf(file)) own.add(imported)
    }
    imports.set(nodeOf(file), own)
  }
  return imports
}

/** The first way that leads from a folder back to itself. */
function findCycle(imports: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  const walk = (node: string, way: string[]): string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const next of imports.get(node) ?? []) {
      const cycle = walk(next, [...way, node])
      if (cycle) return cycle
    }
    done.add(node)
    return undefined
  }
  for (const node of imports.keys()) {
    const cycle = walk(node, [])
    if (cycle) return cycle
  }
  return undefined
}

test('no folder imports one that imports it, not even by a detour', () => {
  const imports = readImports()

  expect(imports.size).toBeGreaterThan(15)
  expect(findCycle(imports)).toBeUndefined()
})

test('would find a cycle', () => {
  const imports = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))

  expect(findCycle(new Map([...imports].map(([a, b]) => [a, new Set(b)])))).toEqual(['b', 'd', 'b'])
})
