import { useShell } from '#web/src/lib/shell.ts'

/** The company's name as a drawing or, where the display typeface lacks one of its letters, as text. */
export function Wordmark() {
  const { name, wordmark } = useShell()
  if (!wordmark) return name
  const { d, ...size } = wordmark
  return (
    <svg className="wordmark" {...size} role="img" aria-label={name}>
      <path d={d} />
    </svg>
  )
}
