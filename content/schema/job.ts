import * as z from 'zod'
import { prose } from './prose.ts'
import { line, slug } from './text.ts'

/** Where in the company a job is. */
export const departments = [
  'Engineering',
  'AI & Data',
  'Cloud',
  'Design',
  'Security',
  'Product',
] as const

/** An open position (specification, section 3). The file name is its id. */
export const jobSchema = z.strictObject({
  id: slug,
  title: line(5, 60),
  department: z.enum(departments),
  location: z.enum(['Remote', 'San Francisco', 'New York']),
  type: z.literal('Full-time'),
  level: line(3, 20),
  /** What the person does and for whom. Markdown. */
  description: prose(),
  /** Cards show the first three as tags (specification, section 9): the most telling first. */
  requirements: z.array(line(5, 80)).min(3).max(8),
  benefits: z.array(line(5, 80)).min(1).max(8),
  featured: z.boolean(),
})

export type Job = z.output<typeof jobSchema>
