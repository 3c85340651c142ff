import * as z from 'zod'
import { legalPageSchema, privacyPolicySchema } from './legal.ts'
import { action, claims, closing, heading, principle, seo } from './page-fields.ts'
import { prose } from './prose.ts'
import { icon, line } from './text.ts'

/** The texts of the pages, by the name of their file in content/pages/. */
export const pageSchemas = {
  home: z.strictObject({
    seo,
    hero: heading.extend({ primary: action, secondary: action }),
    claims,
    services: heading.extend({ all: action }),
    /**
     * Products: the display name, the slug of its icon in Simple Icons (simpleicons.org), and our use
     * of it, as the text of a tooltip.
     */
    technologies: heading.extend({
      items: z
        .array(z.strictObject({ name: line(1, 24), icon: line(1, 24), use: line(20, 60) }))
        .min(4)
        .max(24),
    }),
    studies: heading.extend({ all: action }),
    closing,
  }),

  about: z.strictObject({
    seo,
    hero: heading,
    mission: z.strictObject({ heading: line(3, 60), text: prose(2) }),
    values: z.strictObject({ heading: line(3, 60), items: z.array(principle).min(1).max(8) }),
    /** The heading over the page's claims. */
    impact: line(3, 60),
    claims,
    reach: heading.extend({
      regions: z
        .array(
          z.strictObject({
            region: line(3, 30),
            /** In percent of all clients. */
            share: z.int().min(1).max(100),
            note: line(10, 120),
          }),
        )
        .min(1)
        .max(8),
    }),
    leaders: heading.extend({
      people: z
        .array(
          z.strictObject({
            name: line(3, 40),
            role: line(3, 40),
            /** The category of services with the hue of their picture: "Development". */
            category: line(2, 40),
            bio: line(60, 480),
          }),
        )
        .min(1)
        .max(12),
    }),
    culture: z.strictObject({ heading: line(3, 60), text: prose(2) }),
    closing,
  }),

  services: z.strictObject({
    seo,
    hero: heading,
    /** The prices: a first call, a discovery, a month of a team. */
    prices: heading.extend({
      items: z
        .array(z.strictObject({ name: line(3, 40), price: line(2, 40), note: line(20, 200) }))
        .min(1)
        .max(6),
    }),
    /** The events and participants of the first weeks. */
    firstMonth: heading.extend({
      weeks: z
        .array(z.strictObject({ name: line(3, 20), what: line(20, 200), who: line(5, 120) }))
        .min(1)
        .max(6),
    }),
    closing,
  }),

  /** The labels around each service's own text. */
  service: z.strictObject({
    description: line(3, 40),
    firstResult: line(3, 40),
    team: line(3, 40),
    keeps: line(3, 40),
    strategicValue: line(3, 40),
    features: line(3, 40),
    industries: line(3, 40),
    techStack: line(3, 40),
    studies: heading,
    /** Over the studies, articles and questions nearest to the service. */
    near: line(3, 60),
    closing,
  }),

  'case-studies': z.strictObject({
    seo,
    hero: heading,
    claims,
    featured: heading,
    all: heading,
    industries: heading.extend({
      items: z
        .array(z.strictObject({ name: line(3, 30), note: line(20, 100) }))
        .min(1)
        .max(24),
    }),
    closing,
  }),

  /** The labels around each study's own text. */
  'case-study': z.strictObject({
    client: line(3, 40),
    service: line(3, 40),
    services: line(3, 40),
    year: line(3, 40),
    duration: line(3, 40),
    team: line(3, 40),
    challenge: line(3, 40),
    solution: line(3, 40),
    results: line(3, 40),
    measured: line(3, 40),
    failed: line(3, 40),
    technologies: line(3, 40),
    closing,
  }),

  blog: z.strictObject({
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
    subscribe: z.strictObject({
      aside: heading,
      closing: heading,
      /** Their texts while `newsletter` in worker/settings.ts is off. */
      notYet: z.strictObject({ aside: line(20, 200), closing: line(20, 200) }),
      note: line(20, 400),
    }),
  }),

  /** The labels around each article's own text. */
  article: z.strictObject({
    /** Over the services and the articles that are near. */
    services: line(3, 40),
    articles: line(3, 40),
    /** The articles before and after this one by date. */
    older: line(3, 20),
    newer: line(3, 20),
    /** The name of those two links for screen readers. */
    byDate: line(3, 40),
  }),

  careers: z.strictObject({
    seo,
    hero: heading,
    claims,
    values: z.strictObject({ heading: line(3, 60), items: z.array(principle).min(1).max(8) }),
    benefits: z.strictObject({
      heading: line(3, 60),
      items: z.array(principle.extend({ icon })).min(1).max(12),
    }),
    featured: line(3, 60),
    openings: line(3, 60),
    closing,
  }),

  /** The labels around each job's own text, and the facts about every job. */
  job: z.strictObject({
    description: line(3, 40),
    firstNinetyDays: line(3, 40),
    requirements: line(3, 40),
    benefits: line(3, 40),
    pay: line(3, 40),
    place: line(3, 40),
    hours: line(3, 40),
    hiring: line(3, 40),
    /** Before the dates: "Posted", "Open until". */
    posted: line(3, 20),
    until: line(3, 20),
    /** Equal opportunity. */
    equalOpportunity: line(40, 400),
    closing,
  }),

  faq: z.strictObject({
    seo,
    hero: heading,
    placeholder: line(3, 60),
    /** Instead of the list, when no question matches. */
    empty: line(10, 120),
    closing,
  }),

  contact: z.strictObject({
    seo,
    hero: heading,
    form: z.strictObject({
      heading: line(3, 60),
      note: line(20, 240),
      /** Asks visitors without JavaScript to write the sentence that `openings` gives to the others. */
      withoutScript: line(20, 240),
      /**
       * The retention period of the message, in a sentence with a link to the policy. May name the facts of
       * web/page-data/retention-notice.ts.
       */
      retentionNotice: line(20, 240),
      /** A second sentence, only with `turnstileSiteKey` in worker/settings.ts. */
      turnstileNotice: line(20, 240),
    }),
    /** The first sentence of a message: for an application, and for a consultation. */
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
      items: z.array(line(2, 40)).min(1).max(8),
    }),
  }),

  search: z.strictObject({
    seo,
    hero: heading,
    label: line(3, 40),
    placeholder: line(3, 60),
    /**
     * The hint without results, and before a search: words in straight quotes become links to their
     * search.
     */
    empty: line(10, 200),
    hint: line(10, 200),
  }),

  'privacy-policy': privacyPolicySchema,
  'terms-of-service': legalPageSchema,
  accessibility: legalPageSchema,
}

/** The name of a page's text file. */
export type PageName = keyof typeof pageSchemas
