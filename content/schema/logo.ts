import * as z from 'zod'

/** The maximum length of all path data, in characters: every page contains the paths twice. */
const MAX_PATH_LENGTH = 2_000

/** Attributes of gradients that draw: numbers, colors, transforms. */
const attributes = z.record(
  z
    .string()
    .regex(/^(?:id|[cfxyr][xy12]?|offset|stop-(?:color|opacity)|gradient(?:Units|Transform))$/),
  z.string().regex(/^[\w#%\s,.()-]{1,120}$/),
)

const gradient = z.strictObject({
  kind: z.enum(['linearGradient', 'radialGradient']),
  attributes,
  stops: z.array(attributes).min(2).max(8),
})

const path = z.strictObject({
  d: z.string().regex(/^[Mm][A-Za-z\d\s,.+-]*$/, 'path data: M0 0H32V32z'),
  /** A color of its own; without one, the path is translucent paper in the hue of the site. */
  fill: z
    .string()
    .regex(/^(?:#(?:[\da-f]{3}){1,2}|url\(#[\w-]+\))$/i, 'a color as #1a2b3c, or a gradient')
    .optional(),
  'fill-rule': z.enum(['nonzero', 'evenodd']).optional(),
})

/** The logo: beside the company's name, in all icons and on share pictures. */
export const logoSchema = z.strictObject({
  viewBox: z.string().regex(/^(?:-?[\d.]+ ){3}-?[\d.]+$/, 'four numbers: 0 0 32 32'),
  gradients: z.array(gradient).max(4),
  paths: z
    .array(path)
    .min(1)
    .superRefine((paths, context) => {
      const length = paths.reduce((sum, { d }) => sum + d.length, 0)
      if (length <= MAX_PATH_LENGTH) return
      const message = `at most ${MAX_PATH_LENGTH} characters of path data: simplify the paths, or round their numbers`
      context.addIssue({ code: 'custom', message, params: { found: `${length}` } })
    }),
})

export type Logo = z.output<typeof logoSchema>
