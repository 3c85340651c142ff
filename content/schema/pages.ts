import * as z from 'zod'
import { prose } from './prose.ts'
import { icon, line } from './text.ts'

/** What a search result and a browser tab show; the site's name is added to the title. */
const seo = z.strictObject({ title: line(3, 60), description: line(50, 160) })
const heading = z.strictObject({ heading: line(3, 80), text: line(10, 240) })
const action = line(3, 30)
const closing = heading.extend({ primary: action, secondary: action.optional() })

export const homePageSchema = z.strictObject({
  seo,
  hero: heading.extend({ primary: action, secondary: action }),
  services: heading.extend({ all: action }),
  /**
   * Sixteen products: the name shown, the slug of its icon in Simple Icons (simpleicons.org), and
   * what we use it for, as a tooltip says it.
   */
  technologies: heading.extend({
    items: z
      .array(z.strictObject({ name: line(1, 24), icon: line(1, 24), use: line(20, 60) }))
      .length(16),
  }),
  studies: heading.extend({ all: action }),
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
  studies: heading,
  closing,
})

const principle = z.strictObject({ title: line(3, 40), description: line(30, 240) })

export const aboutPageSchema = z.strictObject({
  seo,
  hero: heading,
  mission: z.strictObject({ heading: line(3, 60), text: prose(2) }),
  values: z.strictObject({ heading: line(3, 60), items: z.array(principle).length(4) }),
  impact: line(3, 60),
  reach: heading.extend({
    regions: z
      .array(
        z.strictObject({
          region: line(3, 30),
          share: z.int().min(1).max(100),
          note: line(10, 120),
        }),
      )
      .length(3),
  }),
  leaders: heading.extend({
    people: z
      .array(
        z.strictObject({
          name: line(3, 40),
          role: line(3, 40),
          /** The category of services whose hue their picture takes: "Development". */
          category: line(2, 40),
          bio: line(60, 480),
        }),
      )
      .length(3),
  }),
  culture: z.strictObject({ heading: line(3, 60), text: prose(2) }),
  closing,
})

export const caseStudiesPageSchema = z.strictObject({
  seo,
  hero: heading,
  featured: heading,
  all: heading,
  industries: heading.extend({
    items: z.array(z.strictObject({ name: line(3, 30), note: line(20, 100) })).length(12),
  }),
  closing,
})

/** The labels around each study's own text. */
export const caseStudyPageSchema = z.strictObject({
  client: line(3, 40),
  service: line(3, 40),
  challenge: line(3, 40),
  solution: line(3, 40),
  results: line(3, 40),
  technologies: line(3, 40),
  closing,
})

export const blogPageSchema = z.strictObject({
  seo,
  hero: heading,
  featured: line(3, 60),
  search: z.strictObject({
    label: line(3, 40),
    placeholder: line(3, 60),
    /** Instead of the list, when no article matches, or only featured ones do. */
    empty: line(10, 120),
    onlyFeatured: line(10, 120),
  }),
  all: line(3, 60),
  /** The two subscribe boxes: one beside the list, one at the end; their note names facts, too. */
  subscribe: z.strictObject({ aside: heading, closing: heading, note: line(20, 400) }),
})

export const careersPageSchema = z.strictObject({
  seo,
  hero: heading,
  values: z.strictObject({ heading: line(3, 60), items: z.array(principle).length(4) }),
  benefits: z.strictObject({
    heading: line(3, 60),
    items: z.array(principle.extend({ icon })).length(6),
  }),
  featured: line(3, 60),
  openings: line(3, 60),
  closing,
})

export const faqPageSchema = z.strictObject({
  seo,
  hero: heading,
  placeholder: line(3, 60),
  empty: line(10, 120),
  closing,
})

export const contactPageSchema = z.strictObject({
  seo,
  hero: heading,
  form: z.strictObject({
    heading: line(3, 60),
    note: line(20, 240),
    /** What is kept, how long and where; may name the facts of web/page-data/kept-data.ts. */
    kept: line(20, 600),
  }),
  /** Below the form once a message is held and Turnstile is on: the sentences of its check. */
  proof: z.strictObject({
    offer: line(20, 240),
    proven: line(10, 240),
    /** Also when the check cannot be loaded: it has to say that the message has arrived. */
    unproven: line(20, 240),
    close: line(3, 20),
  }),
  /** How a message begins for a visitor who comes to apply or for a consultation. */
  openings: z.strictObject({
    /** `{role}` becomes the title of the job. */
    role: line(10, 120).regex(/\{role\}/, 'a sentence with {role}'),
    consultation: line(10, 120),
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
  subscribed: notice,
  failed: notice,
})
