import * as z from 'zod'

/** The maximum length of all path data, in characters: every page contains the paths twice. */
const MAX_LENGTH = 2_000

const path = z.strictObject({
  d: z.string().regex(/^[Mm][A-Za-z\d\s,.+-]*$/, 'path data: M0 0H32V32z'),
  /** A color of its own; without one, the path is translucent paper in the hue of the site. */
  fill: z
    .string()
    .regex(/^#(?:[\da-f]{3}){1,2}$/i, 'a color as #1a2b3c')
    .optional(),
  'fill-rule': z.enum(['nonzero', 'evenodd']).optional(),
})

/** The logo: beside the company's name, in all icons and on share pictures. */
export const logoSchema = z
  .strictObject({
    viewBox: z.string().regex(/^(?:-?[\d.]+ ){3}-?[\d.]+$/, 'four numbers: 0 0 32 32'),
    paths: z.array(path).min(1),
  })
  .check(({ value, issues }) => {
    const length = value.paths.reduce((sum, { d }) => sum + d.length, 0)
    if (length <= MAX_LENGTH) return
    issues.push({
      code: 'custom',
      input: value,
      path: ['paths'],
      message: `at most ${MAX_LENGTH} characters of path data: simplify the paths, or round their numbers`,
      params: { found: `${length}` },
    })
  })

export type Logo = z.output<typeof logoSchema>
