import * as z from 'zod'
import { legalPageSchema, privacyPolicySchema } from './legal.ts'
import { action, claims, closing, heading, principle, seo } from './page-fields.ts'
import { lineWith } from './placeholders.ts'
import { prose } from './prose.ts'
import { icon, line, optionalPart, reference, term, untranslated } from './text.ts'

const label = line(2, 40)
const principles = optionalPart(
  z.strictObject({ heading: line(2, 60), items: z.array(principle).max(8) }),
  'items',
)

/** The texts of the pages, by the name of their file in content/pages/. */
export const pageSchemas = {
  home: z.strictObject({
    seo,
    hero: heading.extend({ primary: action, secondary: action }),
    /** The seed of the folded sheet: any text; each folds another one. */
    fold: untranslated(1, 40),
    claims,
    services: heading.extend({ all: action }),
    /**
     * Products: the display name, the slug of its icon in Simple Icons (simpleicons.org), and our use
     * of it, as the text of a tooltip.
     */
    technologies: optionalPart(
      heading.extend({
        items: z
          .array(
            z.strictObject({
              name: term(1, 24),
              icon: reference('technologyIcon'),
              use: line(8, 80),
            }),
          )
          .max(24),
      }),
      'items',
    ),
    /** Over the featured case studies. */
    studies: optionalPart(heading.extend({ all: action })),
    closing,
  }),

  about: z.strictObject({
    seo,
    hero: heading,
    mission: z.strictObject({ heading: line(2, 60), text: prose(2) }),
    values: principles,
    /** The heading over the page's claims. */
    impact: optionalPart(line(2, 60)),
    claims,
    reach: optionalPart(
      heading.extend({
        regions: z
          .array(
            z.strictObject({
              region: line(2, 40),
              /** In percent of all clients. */
              share: z.int().min(1).max(100),
              note: line(4, 120),
            }),
          )
          .max(8),
      }),
      'regions',
    ),
    leaders: optionalPart(
      heading.extend({
        people: z
          .array(
            z.strictObject({
              name: term(2, 40),
              role: line(2, 40),
              /** The category of services with the hue of their picture, "Development"; else the site's. */
              category: optionalPart(reference('category')),
              bio: line(24, 480),
              /** A file in pictures/, "ada.jpg": the page shows the middle square. Without one, a folded sheet. */
              photo: optionalPart(
                z
                  .string()
                  .regex(/^[\w-]+\.(?:jpe?g|png|webp|avif)$/, 'a photo in pictures/: ada.jpg'),
              ),
            }),
          )
          .max(12),
      }),
      'people',
    ),
    culture: optionalPart(z.strictObject({ heading: line(2, 60), text: prose(2) })),
    closing,
  }),

  services: z.strictObject({
    seo,
    hero: heading,
    /** The prices: a first call, a discovery, a month of a team. */
    prices: optionalPart(
      heading.extend({
        items: z
          .array(z.strictObject({ name: line(2, 40), price: line(2, 40), note: line(8, 200) }))
          .max(6),
      }),
      'items',
    ),
    /** The events and participants of the first weeks. */
    firstMonth: optionalPart(
      heading.extend({
        weeks: z
          .array(
            z.strictObject({ name: line(2, 30), event: line(8, 200), participants: line(2, 120) }),
          )
          .max(6),
      }),
      'weeks',
    ),
    closing,
  }),

  /** The labels around each service's own text: one for each field that any service has. */
  service: z.strictObject({
    description: label,
    firstResult: optionalPart(label),
    team: optionalPart(label),
    keeps: optionalPart(label),
    strategicValue: optionalPart(label),
    features: label,
    industries: optionalPart(label),
    techStack: optionalPart(label),
    /** Only with case studies. */
    studies: optionalPart(heading),
    /** Over the studies, articles and questions nearest to the service; only with any of these. */
    near: optionalPart(line(2, 60)),
    closing,
  }),

  'case-studies': z.strictObject({
    seo,
    hero: heading,
    claims,
    featured: optionalPart(heading),
    all: heading,
    industries: optionalPart(
      heading.extend({
        items: z.array(z.strictObject({ name: line(2, 40), note: line(8, 130) })).max(24),
      }),
      'items',
    ),
    closing,
  }),

  /** The labels around each study's own text: one for each field that any study has. */
  'case-study': z.strictObject({
    client: label,
    service: label,
    services: label,
    year: label,
    duration: optionalPart(label),
    team: optionalPart(label),
    challenge: label,
    solution: label,
    results: label,
    measured: optionalPart(label),
    failed: optionalPart(label),
    technologies: optionalPart(label),
    closing,
  }),

  blog: z.strictObject({
    seo,
    hero: heading,
    featured: line(2, 60),
    search: z.strictObject({
      label: line(2, 40),
      placeholder: line(2, 60),
      /** Instead of the list, when no article matches, or only featured ones do. */
      empty: line(4, 120),
      onlyFeatured: line(4, 120),
    }),
    all: line(2, 60),
    /** The two subscribe boxes: one beside the list, one at the end; their note names facts, too. */
    subscribe: z.strictObject({
      aside: heading,
      closing: heading,
      /** Their texts while `newsletter` in worker/settings.ts is off. */
      notYet: z.strictObject({ aside: line(8, 200), closing: line(8, 200) }),
      note: line(8, 400),
    }),
  }),

  /** The labels around each article's own text. */
  article: z.strictObject({
    /** Over the services and the articles that are near. */
    services: line(2, 40),
    articles: line(2, 40),
    /** The articles before and after this one by date. */
    older: line(2, 30),
    newer: line(2, 30),
    /** The name of those two links for screen readers. */
    byDate: line(2, 40),
  }),

  careers: z.strictObject({
    seo,
    hero: heading,
    claims,
    values: principles,
    benefits: optionalPart(
      z.strictObject({
        heading: line(2, 60),
        items: z.array(principle.extend({ icon })).max(12),
      }),
      'items',
    ),
    featured: line(2, 60),
    openings: line(2, 60),
    closing,
  }),

  /** The labels around each job's own text, one for each field that any job has; the facts about every job. */
  job: z.strictObject({
    description: label,
    firstNinetyDays: optionalPart(label),
    requirements: label,
    benefits: optionalPart(label),
    pay: optionalPart(label),
    place: optionalPart(label),
    hours: optionalPart(label),
    hiring: label,
    /** Before the dates: "Posted", "Open until". */
    posted: line(2, 30),
    until: line(2, 30),
    /** Equal opportunity. */
    equalOpportunity: optionalPart(line(16, 400)),
    closing,
  }),

  faq: z.strictObject({
    seo,
    hero: heading,
    placeholder: line(2, 60),
    /** Instead of the list, when no question matches. */
    empty: line(4, 120),
    closing,
  }),

  contact: z.strictObject({
    seo,
    hero: heading,
    form: z.strictObject({
      heading: line(2, 60),
      note: line(8, 240),
      /** Asks visitors without JavaScript to write the sentence that `openings` gives to the others. */
      withoutScript: line(8, 240),
      /**
       * The retention period of the message, in a sentence with a link to the policy. May name the facts of
       * web/page-data/retention-notice.ts.
       */
      retentionNotice: line(8, 240),
      /** A second sentence, only with `turnstileSiteKey` in worker/settings.ts. */
      turnstileNotice: line(8, 240),
    }),
    /** The first sentence of a message: for an application, and for a consultation. */
    openings: z.strictObject({
      /** `{role}` becomes the title of the job. Only with jobs. */
      role: optionalPart(lineWith(120, 'role')),
      consultation: line(4, 120),
    }),
    details: line(2, 40),
    /** Only with hours in site.yaml. */
    hours: optionalPart(label),
    faq: optionalPart(
      z.strictObject({
        heading: line(2, 60),
        /** Ids of the questions shown, in order. */
        items: z.array(reference('question')).max(8),
      }),
      'items',
    ),
  }),

  search: z.strictObject({
    seo,
    hero: heading,
    label: line(2, 40),
    placeholder: line(2, 60),
    /**
     * The hint without results, and before a search: words in straight quotes become links to their
     * search.
     */
    empty: line(4, 200),
    hint: line(4, 200),
  }),

  'privacy-policy': privacyPolicySchema,
  'terms-of-service': legalPageSchema,
  accessibility: legalPageSchema,
}

/** The name of a page's text file. */
export type PageName = keyof typeof pageSchemas

/** The pages that not every company has: without its file, a page is not there. */
export const optionalPages = [
  'about',
  'case-studies',
  'case-study',
  'blog',
  'article',
  'careers',
  'job',
  'faq',
  'terms-of-service',
  'accessibility',
] as const satisfies PageName[]
