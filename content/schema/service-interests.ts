import * as z from 'zod'
import { line } from './text.ts'

/** JSON keeps the order of keys that begin with a letter. */
const value = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'lower-case words and hyphens, a letter first')

/**
 * The services of the contact form, in its order: the stored value of each, and its label. JSON,
 * because the Worker bundles the same file.
 */
export const serviceInterestsSchema = z
  .record(value, line(2, 60))
  .refine((interests) => Object.keys(interests).length > 0, {
    message: 'at least one interest',
    params: { found: 'none' },
  })
