import type { Child } from 'hono/jsx'
import { configurationOf } from '#worker/configuration/configuration.ts'
import type { Env } from '#worker/env.ts'
import { API, readVisits, VisitsUnreadError } from '#worker/measure/read-visits.ts'
import { BarChart } from './bar-chart.tsx'
import { ReportTable } from './table.tsx'

type Visits = Awaited<ReturnType<typeof readVisits>>

/**
 * The visits of the last 28 days, for the operators' report: views by day and page, and how fast pages
 * were; or what it takes to see them; or, while no dataset is bound, nothing. Waits for Cloudflare for
 * 5 seconds at most.
 */
export async function visitsSection(env: Env, api = API): Promise<Child> {
  if (!env.VISITS) return null
  const { analytics } = configurationOf(env)
  if (!analytics) {
    return (
      <Section>
        Views are counted. To see them here, set ANALYTICS_ACCOUNT_ID and ANALYTICS_TOKEN (README,
        “Measure visits”).
      </Section>
    )
  }
  try {
    return <Figures visits={await readVisits(analytics, api)} />
  } catch (error) {
    if (!(error instanceof VisitsUnreadError)) throw error
    return (
      <Section>
        The visits could not be read. {error.message} That is so until the first view is counted;
        later, check ANALYTICS_ACCOUNT_ID and ANALYTICS_TOKEN.
      </Section>
    )
  }
}

function Section({ children, figures }: { children: Child; figures?: Child }) {
  return (
    <section class="visits" aria-labelledby="visits">
      <div class="list-head">
        <div>
          <h2 class="text-title" id="visits">
            Visits
          </h2>
          <p class="text-small text-muted">{children}</p>
        </div>
      </div>
      {figures && <div class="report">{figures}</div>}
    </section>
  )
}

function Figures({ visits: { days, pages, ...vitals } }: { visits: Visits }) {
  const views = [...days.values()].reduce((sum, each) => sum + each, 0)
  const figures = (
    <>
      <div>
        <DayChart days={days} />
        <div>
          <SpeedTable {...vitals} />
          <p class="text-small text-muted">
            Three of four visits were at least as good (web.dev/articles/vitals).
          </p>
        </div>
      </div>
      <div>
        <ReportTable
          caption="By page"
          head={['Page', 'Views']}
          rows={[...pages].map(([name, count]) => ({ name, cells: [count] }))}
        />
        <details>
          <summary>Figures of the chart</summary>
          <ReportTable
            caption="By day"
            head={['Day', 'Views']}
            rows={[...days].reverse().map(([name, count]) => ({ name, cells: [count] }))}
          />
        </details>
      </div>
    </>
  )
  return (
    <Section figures={figures}>
      {views.toLocaleString('en')} views of pages in {days.size} days, UTC. Who has no script is not
      counted; addresses without a page are “other”.
    </Section>
  )
}

function DayChart({ days }: { days: Visits['days'] }) {
  const dates = [...days.keys()]
  const most = Math.max(...days.values())
  return (
    <BarChart
      bars={[...days].map(([day, count]) => ({ title: `${day}: ${count}`, genuine: count }))}
      label="Bars of views a day; the table of days has the figures"
      axis={[dates[0], `at most ${most.toLocaleString('en')} a day`, dates.at(-1)]}
    />
  )
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)}\u00a0s`
const milliseconds = (ms: number) => `${Math.round(ms)}\u00a0ms`
const score = (value: number) => value.toFixed(2)

/** Name, how it is written, and up to where it is good (https://web.dev/articles/vitals). */
const VITALS = {
  lcp: ['Largest paint (LCP)', seconds, 2500],
  inp: ['Answer to a tap or key (INP)', milliseconds, 200],
  cls: ['Layout shift (CLS)', score, 0.1],
} as const

function SpeedTable(measured: Pick<Visits, keyof typeof VITALS>) {
  const names = Object.keys(VITALS) as (keyof typeof VITALS)[]
  const rows = names.map((name) => {
    const [title, format, good] = VITALS[name]
    const values = ['small', 'large'].map((device) => measured[name].get(device))
    const cells = values.map((p75) => (p75 === undefined ? '–' : format(p75)))
    return { name: title, cells: [...cells, format(good)] }
  })
  return (
    <ReportTable
      caption="Speed"
      head={['Measure', 'Under 640 px', 'Wider', 'Good up to']}
      rows={rows}
    />
  )
}
