import { createElement } from 'react'
import type { CourseData } from '#web/page-data/case-studies.ts'
import { LabeledRow } from '#web/src/components/rows.tsx'
import { useLayout } from '#web/src/lib/use-layout.ts'

/** The course of a project as a strip: across the page or, on a phone, from top to bottom, with texts at their places. */
export function ProjectTimeline({ heading, course }: { heading: string; course: CourseData }) {
  const { text, stops, failures, upright, height, uprightEnd } = course
  return (
    <>
      <LabeledRow heading={heading}>
        <p className="measure text-muted">{text}</p>
      </LabeledRow>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its texts are read one by one. */}
      <svg className="wide-timeline mb-8" width="100%" height="16em">
        {failures.map(({ at, ...label }) => (
          <Label key={at} x={`${at}%`} y={0} {...label} />
        ))}
        <Paper {...course} viewBox="0 0 1000 129" y="5em" width="100%" height="7.5em" />
        {stops.map(({ at, ...label }) => (
          <Label key={at} x={`${at}%`} y="13em" {...label} />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its texts are read one by one. */}
      <svg className="tall-timeline mb-8" width="100%" height={uprightEnd}>
        <Paper {...course} viewBox="0 0 129 1000" y={0} width="94" height={height} isUpright />
        {upright.map(({ y, ...label }) => (
          <Label key={y} x="34%" y={y} {...label} />
        ))}
      </svg>
    </>
  )
}

interface LabelProps {
  x: string
  y: number | string
  /** Whether the text ends at its place; otherwise it begins there. */
  isEnd?: boolean
  strong: string
  weak?: string
}

/** A text of 12 em, since neither a width nor an end in percent would keep it beside its place. */
function Label({ x, y, isEnd = false, strong, weak }: LabelProps) {
  const isMirrored = useLayout().dir === 'rtl'
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its text is read.
    <svg x={x} y={y} overflow="visible">
      <foreignObject x={isEnd ? '-12em' : undefined} width="12em" height="100%">
        {createElement(
          'p',
          { className: 'text-small', align: isEnd ? (isMirrored ? 'left' : 'right') : undefined },
          <strong>{strong}</strong>,
          <br />,
          <span className="text-muted">{weak}</span>,
        )}
      </foreignObject>
    </svg>
  )
}

interface PaperProps extends Pick<CourseData, 'shapes' | 'ticks'> {
  viewBox: string
  y: number | string
  width: string
  height: number | string
  isUpright?: boolean
}

/** The drawing itself, turned upright by its diagonal. Decoration: the texts have the times. */
function Paper({ shapes, ticks, isUpright = false, viewBox, y, width, height }: PaperProps) {
  const box = { viewBox, y, width, height }
  return (
    <svg className="fold" {...box} preserveAspectRatio="none" aria-hidden="true">
      <g transform={isUpright ? 'matrix(0 1 1 0 0 0)' : undefined}>
        {shapes.map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
        {ticks.map(({ y, ...line }) => (
          <line
            key={line.x1 + y}
            {...line}
            y1={y}
            y2={y}
            stroke="currentColor"
            strokeDasharray=".06 .94"
          />
        ))}
      </g>
    </svg>
  )
}
