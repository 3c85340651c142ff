import * as z from 'zod'
import { prose } from './prose.ts'
import { line, slug } from './text.ts'

/** An open position. The file name is its id. */
export const jobSchema = z.strictObject({
  id: slug,
  title: line(5, 60),
  /** One of `departments` in catalogue.yaml. */
  department: line(2, 40),
  /** A place, or `Remote`. */
  location: line(2, 30),
  /** As shown: Full-time. */
  type: line(3, 20),
  level: line(3, 20),
  /** What the person does and for whom. Markdown. */
  description: prose(),
  /** Cards show the first three as tags: the most telling first. */
  requirements: z.array(line(5, 80)).min(3).max(8),
  benefits: z.array(line(5, 80)).min(1).max(8),
  featured: z.boolean(),
})

export type Job = z.output<typeof jobSchema>
