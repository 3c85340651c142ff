import type { Child } from 'hono/jsx'

/** What one bar and the space after it are wide; the highest bar is HEIGHT high. */
const STEP = 10
const BAR = 7
const HEIGHT = 100

type Bar = { title: string; genuine: number; spam?: number }

type BarChartProps = {
  bars: Bar[]
  /** What the bars are, for those who do not see them; the figures have to stand in a table, too. */
  label: string
  legend?: Child
  /** What stands under the bars, from left to right. */
  axis: Child[]
}

/** Numbers as bars side by side, spam on top of its bar. */
export function BarChart({ bars, label, legend, axis }: BarChartProps) {
  const unit = HEIGHT / Math.max(1, ...bars.map(({ genuine, spam = 0 }) => genuine + spam))
  return (
    <figure class="chart">
      {legend && <figcaption class="chart-legend text-small">{legend}</figcaption>}
      <svg
        viewBox={`0 0 ${bars.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ title, genuine, spam }, at) => (
          <g>
            <title>{title}</title>
            <rect
              class="chart-genuine"
              x={at * STEP}
              y={HEIGHT - genuine * unit}
              width={BAR}
              height={genuine * unit}
            />
            {spam !== undefined && (
              <rect
                class="chart-spam"
                x={at * STEP}
                y={HEIGHT - (genuine + spam) * unit}
                width={BAR}
                height={spam * unit}
              />
            )}
          </g>
        ))}
      </svg>
      <p class="chart-axis text-small text-muted">
        {axis.map((words) => (
          <span>{words}</span>
        ))}
      </p>
    </figure>
  )
}
