import type { Summary } from './summary.ts'

/** The width of a bar, and of a bar with the space after it; HEIGHT is that of the highest bar. */
const STEP = 10
const BAR = 7
const HEIGHT = 100

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A week by its Monday: "Nov 16, 2026". */
export function formatWeek(monday: string): string {
  return days.format(new Date(monday))
}

/** The weeks as bars, spam on top. The table of weeks has the same figures. */
export function WeekChart({ weeks }: Pick<Summary, 'weeks'>) {
  const most = Math.max(...weeks.map(({ total }) => total))
  const unit = HEIGHT / Math.max(1, most)
  return (
    <figure class="chart">
      <figcaption class="chart-legend text-small">
        <span class="chart-genuine">Enquiries</span>
        <span class="chart-spam">Spam</span>
        <span class="text-muted">at most {most.toLocaleString('en')} per week</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${weeks.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Bars of enquiries and spam per week; the table of weeks has the figures"
      >
        {weeks.map(({ week, spam, total }, at) => (
          <g>
            <title>{`Week of ${formatWeek(week)}: ${total - spam}, and ${spam} spam`}</title>
            <rect
              class="chart-genuine"
              x={at * STEP}
              y={HEIGHT - (total - spam) * unit}
              width={BAR}
              height={(total - spam) * unit}
            />
            <rect
              class="chart-spam"
              x={at * STEP}
              y={HEIGHT - total * unit}
              width={BAR}
              height={spam * unit}
            />
          </g>
        ))}
      </svg>
      <p class="chart-axis text-small text-muted">
        {[weeks[0], weeks.at(-1)].map((end) => (
          <span>{end && formatWeek(end.week)}</span>
        ))}
      </p>
    </figure>
  )
}
