import { interestName } from '#worker/contact/interest-name.ts'
import { contactStatuses } from '#worker/contact/status.ts'
import { type Fullness, LOG_SHARE, NOTICE_SHARE } from '#worker/db/fullness.ts'
import { settings } from '#worker/settings.ts'
import { Document } from '../page/document.tsx'
import { statusNames } from '../page/status.tsx'
import { listUrl, REPORT_URL } from '../page/urls.ts'
import type { ResponseTimes, StatusCounts, Summary } from './summary.ts'
import { ReportTable } from './table.tsx'
import { formatWeek, WeekChart } from './week-chart.tsx'

const SPANS = [4, 12, 26, 52]

const WAIT_NAMES = {
  hour: 'Within an hour',
  day: 'Between 1 and 24 hours',
  threeDays: 'Between 1 and 3 days',
  longer: 'After more than 3 days',
  never: 'Not yet, or never',
} as const

type ReportPageProps = { summary: Summary; fullness: Fullness }

/** The enquiries of some weeks in figures, and how full the database is. */
export function ReportPage({ summary, fullness }: ReportPageProps) {
  const { weeks, services, all, waits, overflow } = summary
  const span = weeks.length
  return (
    <Document title="Report · Inbox">
      <div class="list-head">
        <div>
          <h1 class="text-title">Report</h1>
          <p class="text-small text-muted">
            {all.total.toLocaleString('en')} enquiries in {span} weeks, including erased ones. A
            week begins on Monday, UTC.
          </p>
        </div>
        <a class="action action-quiet" href={`${REPORT_URL}?weeks=${span}&format=csv`} download>
          Counts as CSV
        </a>
      </div>
      <nav aria-label="Weeks">
        <ul class="tabs">
          {SPANS.map((each) => (
            <li>
              <a
                class="tab"
                href={`${REPORT_URL}?weeks=${each}`}
                aria-current={each === span ? 'page' : undefined}
              >
                {each} weeks
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {overflow > 0 && (
        <p class="inbox-notice" id="overflow">
          {overflow.toLocaleString('en')} of them arrived beyond the daily limit of{' '}
          {settings.dailyEnquiries.toLocaleString('en')} (dailyEnquiries of worker/settings.ts).
          They are held, and found by name, address and reference only:{' '}
          <a href={listUrl(undefined, { status: 'held' })}>Held</a>
        </p>
      )}
      <div class="report">
        <div>
          <WeekChart weeks={weeks} />
          <ReportTable
            caption="By service"
            head={['Service', 'Enquiries', 'Spam']}
            rows={services.map(({ service, total, spam }) => ({
              name: interestName(service) || 'None chosen',
              cells: [total, spam],
            }))}
          />
          <div>
            <ReportTable
              caption="Until the first answer"
              head={['Answered', 'Enquiries', 'Share']}
              rows={Object.entries(WAIT_NAMES).map(([key, name]) => {
                const count = waits[key as keyof typeof WAIT_NAMES]
                return { name, cells: [count, formatPercent(count, waits.total)] }
              })}
            />
            <p class="text-small text-muted">{sayMedian(waits)} Spam is left out.</p>
          </div>
        </div>
        <div>
          <ReportTable
            caption="By week"
            head={['Week of', ...contactStatuses.map((status) => statusNames[status]), 'All']}
            rows={weeks
              .filter(({ total }) => total > 0)
              .toReversed()
              .map((week) => toRow(formatWeek(week.week), week))}
            sum={toRow('All', all)}
          />
          <Limits fullness={fullness} />
        </div>
      </div>
    </Document>
  )
}

function toRow(name: string, tally: StatusCounts) {
  return { name, cells: [...contactStatuses, 'total' as const].map((key) => tally[key]) }
}

function formatPercent(part: number, total: number): string {
  return `${Math.round((100 * part) / Math.max(1, total))}%`
}

function sayMedian({ medianHours }: ResponseTimes): string {
  if (medianHours === null) return 'None has been answered yet.'
  const hours = medianHours === 1 ? 'an hour' : `${medianHours.toLocaleString('en')} hours`
  return `Half of those answered were answered within ${hours}.`
}

/** The limits of the plan: the size of the database, which the Worker can measure, and others. */
function Limits({ fullness: { bytes, limit, share } }: { fullness: Fullness }) {
  return (
    <section class="report-limits">
      <h2 class="text-heading">Storage and limits</h2>
      <p id="database-size">
        The database takes {formatMegabytes(bytes)} of {formatMegabytes(limit)} (
        {Math.round(share * 100)}%).
      </p>
      <meter
        value={share}
        low={NOTICE_SHARE}
        high={LOG_SHARE}
        optimum={0}
        aria-labelledby="database-size"
      />
      <p class="text-small text-muted">
        Cloudflare’s daily counts are not visible here. Each day, the free plan includes 100,000
        requests to the Worker, and 100,000 rows written to the database and 5 million read: look at
        the metrics of the{' '}
        <a href="https://dash.cloudflare.com/?to=/:account/workers-and-pages">Worker</a> and of the{' '}
        <a href="https://dash.cloudflare.com/?to=/:account/workers/d1">database</a>.
      </p>
    </section>
  )
}

/** Bytes as megabytes of a million bytes. */
function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}
