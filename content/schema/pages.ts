import * as z from 'zod'
import { line } from './text.ts'

/** What a search result and a browser tab show; the site's name is added to the title. */
const seo = z.strictObject({ title: line(3, 60), description: line(50, 160) })
const heading = z.strictObject({ heading: line(3, 80), text: line(10, 240) })
const action = line(3, 30)
const closing = heading.extend({ primary: action, secondary: action.optional() })

export const homePageSchema = z.strictObject({
  seo,
  hero: heading.extend({ primary: action, secondary: action }),
  services: heading.extend({ all: action }),
  closing,
})

export const servicesPageSchema = z.strictObject({ seo, hero: heading, closing })

/** The labels around each service's own text. */
export const servicePageSchema = z.strictObject({
  description: line(3, 40),
  strategicValue: line(3, 40),
  features: line(3, 40),
  industries: line(3, 40),
  techStack: line(3, 40),
  closing,
})

export const contactPageSchema = z.strictObject({
  seo,
  hero: heading,
  form: z.strictObject({
    heading: line(3, 60),
    note: line(20, 240),
  }),
  details: line(3, 40),
  hours: line(3, 40),
  faq: z.strictObject({
    heading: line(3, 60),
    /** Ids of the questions shown, in order. */
    items: z.array(line(2, 40)).length(4),
  }),
})

/** Pages of a heading and a text that a visitor reaches by a wrong turn or after sending. */
const notice = z.strictObject({ seo, heading: line(3, 80), text: line(10, 240) })
export const noticesSchema = z.strictObject({
  notFound: notice,
  serviceNotFound: notice,
  sent: notice,
  failed: notice,
})
