import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '../e2e/pages.ts'
import { type Figure, median } from './figures.ts'
import { serve } from './serve.ts'
import { type Visit, visit } from './visit.ts'

export const DIST = join(import.meta.dirname, '../dist')

/** A page to visit: where it is built, and its address there. */
export interface Subject {
  name: string
  dir: string
  path: string
}

/** The medians of one page over one transport. */
export type Medians = Omit<Visit, 'scores'> & { firstToFloor: number; largestToFloor: number }

export interface PageRow {
  name: string
  isOurs: boolean
  /** HTTP/1.1, and HTTP/2 over TLS. */
  over: [Medians, Medians]
  scores: Visit['scores']
}

const FLOOR: Subject = { name: 'floor', dir: import.meta.dirname, path: '/floor' }
const OTHER_SCORES = ['accessibility', 'best-practices', 'seo']

/** One page of each kind that the site has. */
export const ownPages: Subject[] = kinds.map((path) => ({ name: path, dir: DIST, path }))

/**
 * Visits all pages in turn, the floor page first, in each run: other load on the machine slows all of
 * them equally, so the comparison is with the floor. Scores other than performance depend on the
 * page only: each page gets them once.
 */
export async function visitInTurns(subjects: Subject[], runs: number): Promise<PageRow[]> {
  installTools()
  const all = [FLOOR, ...subjects]
  const dirs = [...new Set(all.map(({ dir }) => dir))]
  const transports = await Promise.all(
    [false, true].map(async (tls) => {
      const servers = await Promise.all(dirs.map((dir) => serve(dir, { tls })))
      return { tls, servers, visits: new Map<Subject, Visit[]>(all.map((each) => [each, []])) }
    }),
  )
  try {
    for (let round = 1; round <= runs; round++) {
      for (const { tls, servers, visits } of transports) {
        for (const subject of all) {
          const url = `${servers[dirs.indexOf(subject.dir)]?.origin}${subject.path}`
          const others = round === 1 && tls ? OTHER_SCORES : []
          const result = await visit(url, ['performance', ...others])
          visits.get(subject)?.push(result)
          const [first, largest] = [result.firstPaint, result.largestPaint].map(Math.round)
          console.error(`${round}/${runs} ${subject.name} ${url}: ${first}, ${largest} ms`)
        }
      }
    }
  } finally {
    await Promise.all(transports.flatMap(({ servers }) => servers.map(({ stop }) => stop())))
  }
  return all.map((subject) => {
    const [plain, secure] = transports.map(({ visits }) =>
      mediansOf(visits.get(subject) ?? [], visits.get(FLOOR) ?? []),
    )
    if (!plain || !secure) throw new Error('Nothing was visited.')
    const seen = transports[1]?.visits.get(subject) ?? []
    const performance = median(seen.map(({ scores }) => scores.performance ?? Number.NaN))
    return {
      name: subject.name,
      isOurs: subject.dir === DIST,
      over: [plain, secure],
      scores: { ...seen[0]?.scores, performance },
    }
  })
}

function mediansOf(visits: Visit[], floor: Visit[]): Medians {
  const of = (from: Visit[], read: (visit: Visit) => number) => median(from.map(read))
  const first = (each: Visit) => each.firstPaint
  const largest = (each: Visit) => each.largestPaint
  const bytes = (kind: keyof Visit['bytes']) => of(visits, (each) => each.bytes[kind])
  return {
    firstPaint: of(visits, first),
    largestPaint: of(visits, largest),
    firstToFloor: of(visits, first) / of(floor, first),
    largestToFloor: of(visits, largest) / of(floor, largest),
    blocking: of(visits, (each) => each.blocking),
    shift: of(visits, (each) => each.shift),
    bytes: {
      Document: bytes('Document'),
      Script: bytes('Script'),
      Font: bytes('Font'),
      Image: bytes('Image'),
      all: bytes('all'),
    },
  }
}

/** The promises about each of our own pages, over each transport. */
export function promises(rows: PageRow[]): Figure[] {
  return rows
    .filter(({ isOurs }) => isOurs)
    .flatMap(({ name, over }) =>
      over.flatMap((medians, secure) => {
        const where = `${name} over ${secure ? 'HTTP/2' : 'HTTP/1.1'}`
        const floor = { unit: ' × the floor', most: 1.08 }
        return [
          { what: 'First paint', where, value: medians.firstToFloor, ...floor },
          { what: 'Largest paint', where, value: medians.largestToFloor, ...floor },
          { what: 'Blocking time', where, value: medians.blocking, unit: ' ms', most: 50 },
          { what: 'Layout shift', where, value: medians.shift, unit: '', most: 0.02 },
          { what: 'Script', where, value: medians.bytes.Script, unit: ' bytes', most: 0 },
        ]
      }),
    )
}

/** Installs the dependencies of the measurements (package.json of this folder), unless installed. */
function installTools(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules/lighthouse'))) return
  const options = ['ci', '--prefix', import.meta.dirname, '--ignore-scripts']
  execFileSync('npm', options, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}
