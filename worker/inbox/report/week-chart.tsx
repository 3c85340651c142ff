import { BarChart } from './bar-chart.tsx'
import type { Summary } from './summary.ts'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A week by its Monday: "16 Nov 2026". */
export function formatWeek(monday: string): string {
  return days.format(new Date(monday))
}

/** The weeks as bars, spam on top; what it shows stands in the table of weeks, too. */
export function WeekChart({ weeks }: Pick<Summary, 'weeks'>) {
  const most = Math.max(...weeks.map(({ total }) => total))
  return (
    <BarChart
      bars={weeks.map(({ week, spam, total }) => ({
        title: `Week of ${formatWeek(week)}: ${total - spam}, and ${spam} spam`,
        genuine: total - spam,
        spam,
      }))}
      label="Bars of enquiries and spam a week; the table of weeks has the figures"
      legend={
        <>
          <span class="chart-genuine">Enquiries</span>
          <span class="chart-spam">Spam</span>
          <span class="text-muted">at most {most.toLocaleString('en')} a week</span>
        </>
      }
      axis={[weeks[0], weeks.at(-1)].map((end) => end && formatWeek(end.week))}
    />
  )
}
