import * as z from 'zod'
import { line, path } from './text.ts'

const link = z.strictObject({ label: line(2, 40), to: path })
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day as "09:00", in quotes')
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The facts of the company and the texts of the site shell. Change them here, nowhere else. */
export const siteSchema = z.strictObject({
  name: line(2, 30),
  /** The public address, without a slash at its end; canonical links start with it. */
  url: z.url({ protocol: /^https$/ }).regex(/[^/]$/, 'no slash at the end'),
  /** BCP 47 language of the content. */
  language: line(2, 10),
  tagline: line(10, 120),
  copyright: line(10, 80),
  contact: z.strictObject({
    email: z.email(),
    /** As shown: "+1 (415) 555-0142". Links dial its digits. */
    phone: line(7, 24),
    address: z.array(line(2, 60)).min(2),
  }),
  hours: z.strictObject({
    /** IANA name, for machines: America/Los_Angeles. */
    timeZone: line(3, 40),
    /** The same for people: Pacific Time. */
    timeZoneName: line(3, 30),
    /** Opening and closing time; a day without them is closed. */
    week: z
      .array(
        z.strictObject({
          days: z.array(z.enum(days)).min(1),
          label: line(3, 12),
          open: time.optional(),
          close: time.optional(),
        }),
      )
      .min(1),
    /** The response time to enquiries. */
    response: line(20, 160),
  }),
  navigation: z.strictObject({
    main: z.array(link),
    services: z.array(
      z.strictObject({ heading: line(3, 30), services: z.array(line(2, 40)).min(1) }),
    ),
    servicesFooter: z.strictObject({ text: line(3, 40), link }),
    action: link,
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ heading: line(3, 30), links: z.array(link) })),
    legal: z.array(link),
    /** Name, icon of the Lucide set, and the profile's address. */
    social: z.array(z.strictObject({ label: line(2, 30), icon: line(2, 30), href: z.url() })),
  }),
  /** Claims by name. Pages refer to claims by name, so that no claim is written twice. */
  claims: z.record(
    z.string().regex(/^[a-z][A-Za-z]*$/, 'letters: onTime'),
    z.strictObject({
      value: line(1, 8),
      label: line(3, 40),
      /** The basis of the figure: its source and its period. */
      basis: line(20, 200).optional(),
    }),
  ),
})

export type Site = z.output<typeof siteSchema>
