import type { Child } from 'hono/jsx'
import type { Env } from '../env.ts'
import { API, readVisits, VisitsUnreadError } from './read-visits.ts'

type Visits = Awaited<ReturnType<typeof readVisits>>

/**
 * The visits of the last 28 days, for the operators' report: views by day and page, and how fast pages
 * were; or what it takes to see them; or, while no dataset is bound, nothing. Waits for Cloudflare for
 * 5 seconds at most.
 */
export async function visitsSection(env: Env, api = API): Promise<Child> {
  const { VISITS, ANALYTICS_ACCOUNT_ID, ANALYTICS_TOKEN } = env
  if (!VISITS) return null
  if (!ANALYTICS_ACCOUNT_ID || !ANALYTICS_TOKEN) {
    return (
      <Section>
        Views are counted. To see them here, set ANALYTICS_ACCOUNT_ID and ANALYTICS_TOKEN (README,
        “Measure visits”).
      </Section>
    )
  }
  try {
    return <Figures visits={await readVisits({ ANALYTICS_ACCOUNT_ID, ANALYTICS_TOKEN }, api)} />
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
    <section aria-labelledby="visits">
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
      <DayChart days={days} />
      <Table
        caption="By page"
        head={['Page', 'Views']}
        rows={[...pages].map(([page, count]) => [page, count.toLocaleString('en')])}
      />
      <div>
        <SpeedTable {...vitals} />
        <p class="text-small text-muted">
          Three of four visits were at least as good (web.dev/articles/vitals).
        </p>
      </div>
      <details>
        <summary>Figures of the chart</summary>
        <Table
          caption="By day"
          head={['Day', 'Views']}
          rows={[...days].reverse().map(([day, count]) => [day, count.toLocaleString('en')])}
        />
      </details>
    </>
  )
  return (
    <Section figures={figures}>
      {views.toLocaleString('en')} views of pages in {days.size} days, UTC. Who has no script is not
      counted; addresses without a page are “other”.
    </Section>
  )
}

/** What one bar and the space after it are wide; all bars are HEIGHT high at most. */
const STEP = 10
const BAR = 7
const HEIGHT = 100

function DayChart({ days }: { days: Visits['days'] }) {
  const most = Math.max(1, ...days.values())
  const dates = [...days.keys()]
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${days.size * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Bars of views a day; the table of days has the figures"
      >
        {[...days].map(([day, count], at) => {
          const height = (count / most) * HEIGHT
          return (
            <rect
              class="chart-genuine"
              x={at * STEP}
              y={HEIGHT - height}
              width={BAR}
              {...{ height }}
            >
              <title>{`${day}: ${count}`}</title>
            </rect>
          )
        })}
      </svg>
      <p class="chart-axis text-small text-muted">
        <span>{dates[0]}</span>
        <span>at most {most.toLocaleString('en')} a day</span>
        <span>{dates.at(-1)}</span>
      </p>
    </figure>
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
    return [title, ...values.map((p75) => (p75 === undefined ? '–' : format(p75))), format(good)]
  })
  return (
    <Table caption="Speed" head={['Measure', 'Under 640 px', 'Wider', 'Good up to']} rows={rows} />
  )
}

function Table({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  return (
    <table class="report-table">
      <caption class="text-heading">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col">{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
