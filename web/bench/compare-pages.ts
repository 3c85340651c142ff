import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { assertDefined } from '../../content/assert-defined.ts'
import { BROWSER_FLAGS, findOrInstallBrowser } from '../e2e/find-or-install-browser.ts'
import { pathOfEachKind } from '../e2e/owner-pages.ts'
import { FLOOR_PATH, serveBuiltSite } from './serve-built-site.ts'

/** No dependency: it would add 114 packages and 176 MB to each `npm ci`. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const AUDITS = {
  'First paint': 'first-contentful-paint',
  'Largest paint': 'largest-contentful-paint',
  Blocking: 'total-blocking-time',
  Shift: 'cumulative-layout-shift',
}
export const RUNS_PER_PAGE = 2
const REQUESTS = 'network-requests'
const OPTIONS = [
  // The others of the category double the time of a visit.
  `--only-audits=${[...Object.values(AUDITS), REQUESTS].join()}`,
  ...['--output=json', '--quiet', '--ignore-status-code'],
  ...['--disable-full-page-screenshot', '--no-enable-error-reporting'],
  // Blocks all requests to other machines.
  `--chrome-flags=${BROWSER_FLAGS.join(' ')} --headless=new --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"`,
]
const MOST = { 'First paint': 1.08, 'Largest paint': 1.08, Blocking: 50, Shift: 0.02, Script: 0 }

type Row = Record<string, number>
type Request = { resourceType: string; transferSize: number }
type Audit = { numericValue?: number; details?: { items?: Request[] } }

/**
 * Visits one page of each kind and the floor page with Lighthouse as a phone, in turn in each run: other
 * load on the machine slows all of them equally.
 */
export async function comparePages() {
  const visits = new Map([FLOOR_PATH, ...pathOfEachKind].map((path) => [path, [] as Row[]]))
  const options = ['--yes', `--package=${LIGHTHOUSE}`, '-c', 'command -v lighthouse']
  const lighthouse = execFileSync('npx', options, { encoding: 'utf8' }).trim()
  const origin = await serveBuiltSite({ isCompressed: true })
  for (let run = 1; run <= RUNS_PER_PAGE; run++) {
    for (const [path, rows] of visits) {
      const row = await visit(lighthouse, origin + path)
      rows.push(row)
      console.error(`${run}/${RUNS_PER_PAGE} ${path}: ${Math.round(row['Largest paint'] ?? 0)} ms`)
    }
  }
  const floor = mediansOf(visits.get(FLOOR_PATH) ?? [])
  const rows = Array.from(visits, ([path, all]) => {
    const cells = Object.entries(mediansOf(all)).map(([name, value]) => {
      const figure = name.endsWith('paint') ? value / (floor[name] ?? 0) : value
      return [name, show(figure, MOST[name as keyof typeof MOST])]
    })
    return { Page: path, ...Object.fromEntries(cells) }
  })
  const promise = `Paints are multiples of those of ${FLOOR_PATH}, 10 KB of text without script, in the same turns; blocking is in ms; bytes are those of a first visit without interaction. At most: ${JSON.stringify(MOST)}.`
  return { promise, rows }
}

async function visit(lighthouse: string, url: string): Promise<Row> {
  const options = { env: { ...process.env, CHROME_PATH: findOrInstallBrowser() }, maxBuffer: 1e8 }
  const once = async () => {
    const { stdout } = await promisify(execFile)(lighthouse, [url, ...OPTIONS], options)
    return read(JSON.parse(stdout))
  }
  // Tries again: occasionally a browser records no trace, or no paint.
  return once().catch(once)
}

/** Times in ms on Lighthouse's simulated phone, bytes as sent. */
function read({ audits }: { audits: Record<string, Audit | undefined> }): Row {
  const times = Object.entries(AUDITS).map(([name, audit]) => {
    return [name, assertDefined(audits[audit]?.numericValue, `measure of ${audit}`)]
  })
  const requests = audits[REQUESTS]?.details?.items ?? []
  const bytes = (sent: Request[]) => sent.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    ...Object.fromEntries(times),
    Script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    'All bytes': bytes(requests),
  }
}

function mediansOf(rows: Row[]): Row {
  const median = (name: string) => {
    const sorted = rows.map((row) => row[name] ?? Number.NaN).toSorted((a, b) => a - b)
    return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
  }
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, median(name)]))
}

/** The rounded number, in bold if it is not within its limit. */
function show(value: number, most = Number.POSITIVE_INFINITY): string {
  const rounded = Number(value.toFixed(value < 0.1 ? 4 : 2))
  return rounded <= most ? rounded.toLocaleString('en') : `**${rounded}**`
}
