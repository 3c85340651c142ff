/**
 * npm run cost: the tables of cost.md. What it assumes are flags: npm run cost -- --enquiries 0.02
 */
import { parseArgs } from 'node:util'
import { LIMITS, type Limit, PLAN, READ_ON, type Usage } from './prices.ts'
import { ASSUMED, type Assumed, MONTH_DAYS, usageOf } from './usage.ts'

const VISITS = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

const limits = Object.entries<Limit>(LIMITS) as [keyof Usage, Limit][]

const usual = Object.fromEntries(
  Object.entries(ASSUMED).map(([flag, [value]]) => [flag, value]),
) as Assumed

/** US dollars a month for this on Workers Paid. */
export function priceOf(usage: Usage): number {
  return limits.reduce((sum, [key, { paid }]) => {
    const beyond = paid ? (Math.max(0, usage[key] - paid.included) / paid.per) * paid.price : 0
    return sum + beyond
  }, PLAN)
}

type Fullness = { name: string; share: number; instead?: string }

/** How full the limits of the free plan, or of any, are on the busiest day, the fullest first. */
function fullness(usage: Usage, plan: 'free' | 'any', { peak }: Assumed): Fullness[] {
  return limits
    .flatMap(([key, { name, kept, free, most }]) => {
      const limit = plan === 'free' ? free : most?.limit
      const used = kept ? usage[key] : (usage[key] / MONTH_DAYS) * peak
      return limit ? [{ name, share: used / limit, ...most }] : []
    })
    .sort((a, b) => b.share - a.share)
}

function costRow(visits: number, assumed: Assumed): string[] {
  const usage = usageOf(visits, assumed, false)
  const free = fullness(usage, 'free', assumed)
  const any = fullness(usage, 'any', assumed)
  const plan = free.some(isOver) ? ['Workers Paid'] : []
  const change = [...plan, ...any.filter(isOver).flatMap(({ instead }) => instead ?? [])]
  return [
    number(visits),
    number(usage.requests),
    number(visits * assumed.enquiries),
    fullest(free),
    fullest(any),
    cost(usage, assumed),
    cost(usageOf(visits, assumed, true), assumed),
    change.join('; ') || 'nothing',
  ]
}

function isOver({ share }: Fullness): boolean {
  return share > 1
}

function fullest([first]: Fullness[]): string {
  return first ? `${first.name}, ${number(first.share * 100)} %` : ''
}

function cost(usage: Usage, assumed: Assumed): string {
  const isFree = !fullness(usage, 'free', assumed).some(isOver)
  return isFree ? '$0' : `$${number(Math.ceil(priceOf(usage)))}`
}

function limitRow({ name, free, paid, most, kept, source }: Limit): string[] {
  const each = kept ? '' : ' a day'
  return [
    name,
    free ? number(free) + each : '',
    paid ? number(paid.included) : '',
    paid ? `$${paid.price}${paid.per > 1 ? ` for ${number(paid.per)}` : ''}` : '',
    most ? number(most.limit) + each : '',
    source.replace(/^\//, 'https://developers.cloudflare.com/'),
  ]
}

function number(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 2 })
}

function table(...rows: string[][]): string {
  const [head = [], ...others] = rows
  const widths = head.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')
  return [head, rule, ...others].map((row) => `| ${line(row)} |`).join('\n')
}

const COSTS = [
  'Visits',
  'Worker requests',
  'Enquiries',
  'Free plan',
  'Any plan',
  'Cost',
  'Measured',
  'To change',
]

/** What a month costs by its visits, what that assumes, and the prices: as Markdown. */
export function costTables(assumed: Assumed = usual): string[] {
  const meanings = Object.entries(ASSUMED).map(([flag, [, meaning]]) => {
    const value = assumed[flag as keyof Assumed].toLocaleString('en-US')
    return [`--${flag}`, value, meaning]
  })
  return [
    table(COSTS, ...VISITS.map((visits) => costRow(visits, assumed))),
    table(['Flag', 'Value', 'Meaning'], ...meanings),
    table(
      ['Limit', 'Free', 'Paid', 'More', 'No more than', `Source, read on ${READ_ON}`],
      ...limits.map(([, limit]) => limitRow(limit)),
    ),
  ]
}

if (import.meta.main) {
  const flags = Object.keys(ASSUMED).map((flag) => [flag, { type: 'string' as const }])
  const { values } = parseArgs({ options: Object.fromEntries(flags) })
  const given = Object.entries(values).map(([flag, value]) => {
    if (!(Number(value) >= 0)) throw new Error(`--${flag} takes a number, and ${value} is none.`)
    return [flag, Number(value)]
  })
  console.log(costTables({ ...usual, ...Object.fromEntries(given) }).join('\n\n'))
}
