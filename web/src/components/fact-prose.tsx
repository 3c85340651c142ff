import type { Prose as ProseData } from '#content/schema/prose.ts'
import { Fact } from './fact.tsx'
import { Prose } from './prose.tsx'

interface FactProseProps {
  heading: string | undefined
  text: ProseData | undefined
}

/** A ruled row with a text; renders nothing without it. */
export function FactProse({ heading, text }: FactProseProps) {
  if (heading === undefined || text === undefined) return null
  return (
    <Fact heading={heading}>
      <Prose text={text} />
    </Fact>
  )
}
