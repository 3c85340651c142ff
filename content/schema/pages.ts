import * as z from 'zod'
import { nameOrFigure, optional, reference, singleLine, text } from './field-types.ts'
import {
  claimNames,
  closingFields,
  ctaText,
  headedText,
  introducedList,
  keyFacts,
  principleFields,
  seoFields,
  titledList,
} from './page-fields.ts'
import { template } from './placeholders.ts'
import { proseField } from './prose.ts'

const label = text(1, 40)
const principles = titledList(principleFields, 8)

/**
 * A legal page: Markdown with front matter. `{company}`, `{email}`, `{phone}` and `{address}` in the
 * text become the facts of site.yaml. The privacy policy may also name those of
 * web/page-data/legal.ts and `{fields}`.
 */
const legalPage = z.strictObject({
  title: text(1, 60),
  lastUpdated: text(1, 30).describe('As shown: January 2024.'),
  description: text(20, 160),
  summary: keyFacts.describe(
    'The most important points, each an explanation and its short value, the larger of the two.',
  ),
  body: proseField(2).describe('Everything below the front matter; one ## heading per section.'),
})

export type LegalPage = z.output<typeof legalPage>

/** The texts of the pages, by the name of their file in content/pages/. */
export const pageSchemas = {
  home: z.strictObject({
    seo: seoFields,
    hero: headedText.extend({ primary: ctaText, secondary: ctaText }),
    fold: singleLine(1, 40).describe(
      'The seed of the folded sheets at the top of pages: any text; each folds other ones.',
    ),
    claims: claimNames,
    services: headedText.extend({ all: ctaText }),
    testimonial: optional(
      z.strictObject({ study: reference('case-studies'), text: text(8, 140) }),
    ).describe("A client's words: a case study with a quotation, and a part of it."),
    technologies: introducedList(
      z.strictObject({
        name: nameOrFigure(1, 24),
        icon: reference('technologyIcon'),
        use: text(8, 80),
      }),
      24,
    ).describe(
      'Products: the display name, the slug of its icon in Simple Icons (simpleicons.org), and our use of it.',
    ),
    studies: optional(headedText.extend({ all: ctaText })).describe(
      'Over the featured case studies.',
    ),
    closing: closingFields,
  }),

  about: z.strictObject({
    seo: seoFields,
    hero: headedText,
    mission: z.strictObject({
      heading: text(1, 60),
      statement: optional(text(1, 120)).describe('In one sentence, in large type.'),
      text: proseField(2),
    }),
    values: principles,
    impact: optional(text(1, 60)).describe("The heading over the page's claims."),
    claims: claimNames,
    reach: optional(
      headedText.extend({
        regions: z
          .array(
            z.strictObject({
              region: text(1, 40),
              share: z.int().min(1).max(100).describe('In percent of all clients.'),
              note: text(4, 120),
            }),
          )
          .max(8)
          .refine(
            (regions) => regions.reduce((sum, { share }) => sum + share, 0) === 100,
            'shares with the sum 100',
          ),
      }),
      'regions',
    ).describe('Drawn as one strip with a crease after each region.'),
    leaders: optional(
      headedText.extend({
        people: z
          .array(
            z.strictObject({
              name: nameOrFigure(2, 40),
              role: text(1, 40),
              category: optional(reference('category')).describe(
                'The category of services with the hue of their picture, "Development"; else the site\'s.',
              ),
              quote: optional(text(8, 160)).describe(
                'One sentence of theirs, in large type, without quotation marks.',
              ),
              bio: text(24, 480),
              photo: optional(reference('picture')).describe(
                'Its address, /pictures/ada.jpg, best a square. Without one, a folded sheet.',
              ),
            }),
          )
          .max(12),
      }),
      'people',
    ),
    culture: optional(z.strictObject({ heading: text(1, 60), text: proseField(2) })),
    closing: closingFields,
  }),

  services: z.strictObject({
    seo: seoFields,
    hero: headedText,
    common: keyFacts.describe(
      'The properties of every service, each an explanation and its short value, the larger of the two.',
    ),
    prices: introducedList(
      z.strictObject({ name: text(1, 40), price: text(1, 40), note: text(8, 200) }),
      6,
    ).describe('The prices: a first call, a discovery, a month of a team.'),
    firstMonth: optional(
      headedText.extend({
        weeks: z
          .array(
            z.strictObject({ name: text(1, 30), event: text(8, 200), participants: text(1, 120) }),
          )
          .max(6),
      }),
      'weeks',
    ).describe('The events and participants of the first weeks.'),
    closing: closingFields,
  }),

  /** The labels around each service's own text: one for each field that any service has. */
  service: z.strictObject({
    description: label,
    firstResult: optional(label),
    team: optional(label),
    keeps: optional(label),
    price: optional(z.strictObject({ label, text: text(1, 120) })).describe(
      'The prices of every service, beside its own facts.',
    ),
    strategicValue: optional(label),
    whenNot: optional(label),
    features: label,
    industries: optional(label),
    techStack: optional(label),
    nearest: optional(label).describe(
      "Over a study in which the service had a part, where no study is the service's own.",
    ),
    studies: optional(headedText).describe('Only with case studies.'),
    near: optional(text(1, 60)).describe(
      'Over the articles and questions nearest to the service; only with any of these.',
    ),
    closing: closingFields,
  }),

  'case-studies': z.strictObject({
    seo: seoFields,
    hero: headedText,
    claims: claimNames,
    featured: optional(headedText),
    all: headedText,
    industries: introducedList(z.strictObject({ name: text(1, 40), note: text(8, 130) }), 24),
    closing: closingFields,
  }),

  /** The labels around each study's own text: one for each field that any study has. */
  'case-study': z.strictObject({
    client: label,
    service: label,
    services: label,
    year: label,
    duration: optional(label),
    team: optional(label),
    price: optional(label),
    challenge: label,
    solution: label,
    course: optional(label),
    results: label,
    measured: optional(label),
    failed: optional(label),
    technologies: optional(label),
    next: optional(label).describe('Over the next study.'),
    closing: closingFields,
  }),

  blog: z.strictObject({
    seo: seoFields,
    hero: headedText,
    featured: text(1, 60),
    search: z.strictObject({
      label: text(1, 40),
      placeholder: text(1, 60),
      empty: text(4, 120).describe('Instead of the list, when no article matches.'),
    }),
    all: text(1, 60),
    subscribe: z
      .strictObject({
        aside: headedText,
        closing: headedText,
        notYet: z
          .strictObject({ aside: text(8, 200), closing: text(8, 200) })
          .describe('Their texts while newsletter in worker/settings.ts is off.'),
        note: text(8, 400),
      })
      .describe(
        'The two subscribe boxes: one beside the list, one at the end; their note names facts, too.',
      ),
  }),

  /** The labels around each article's own text. */
  article: z.strictObject({
    services: text(1, 40).describe('Over the services and the articles that are near.'),
    articles: text(1, 40),
  }),

  careers: z.strictObject({
    seo: seoFields,
    hero: headedText,
    claims: claimNames,
    values: principles,
    benefits: titledList(
      principleFields.extend({
        icon: reference('icon'),
        figure: optional(nameOrFigure(1, 12)).describe('In place of the icon: "20 days".'),
      }),
      12,
    ),
    featured: text(1, 60),
    openings: text(1, 60),
    closing: closingFields,
  }),

  /** The labels around each job's own text, one for each field that any job has; the facts about every job. */
  job: z.strictObject({
    description: label,
    firstNinetyDays: optional(label),
    requirements: label,
    benefits: optional(label),
    pay: optional(label),
    place: optional(label),
    hours: optional(label),
    hiring: label,
    posted: text(1, 30).describe('Before the dates: "Posted", "Open until".'),
    until: text(1, 30),
    equalOpportunity: optional(text(16, 400)).describe('Equal opportunity.'),
    closing: closingFields,
  }),

  faq: z.strictObject({
    seo: seoFields,
    hero: headedText,
    placeholder: text(1, 60),
    empty: text(4, 120).describe('Instead of the list, when no question matches.'),
    emptyHint: optional(proseField(1)).describe('Below it: what else a visitor can do. Markdown.'),
    closing: closingFields,
  }),

  contact: z.strictObject({
    seo: seoFields,
    hero: headedText,
    form: z.strictObject({
      heading: text(1, 60),
      note: text(8, 240),
      withoutScript: text(8, 240).describe(
        'Asks visitors without JavaScript to write the sentence that openings gives to the others.',
      ),
      retentionNotice: text(8, 240).describe(
        'The retention period of the message, in a sentence with a link to the policy. May name the facts of web/page-data/legal.ts.',
      ),
    }),
    openings: z
      .strictObject({
        role: optional(template(120, 'role')).describe(
          '{role} becomes the title of the job. Only with jobs.',
        ),
        consultation: text(4, 120),
        applicants: optional(headedText.extend({ note: text(8, 240) })).describe(
          "In place of the page's heading and text, and the form's note, for an application. About as long, so that nothing moves.",
        ),
      })
      .describe('The first sentence of a message: for an application, and for a consultation.'),
    details: text(1, 40),
    hours: optional(label).describe('Only with hours in site.yaml.'),
    faq: titledList(reference('faq'), 8).describe('Ids of the questions shown, in order.'),
  }),

  search: z.strictObject({
    seo: seoFields,
    hero: headedText,
    label: text(1, 40),
    placeholder: text(1, 60),
    empty: text(4, 200).describe(
      'The hint without results, and before a search: words in straight quotes become links to their search.',
    ),
    hint: text(4, 200),
  }),

  'privacy-policy': legalPage,
  'terms-of-service': legalPage,
  accessibility: legalPage,
}

/** The name of a page's text file. */
export type PageName = keyof typeof pageSchemas

/** The pages of each collection that not every company has: that of its list, that of an entry. */
export const COLLECTION_PAGES = {
  'case-studies': ['case-studies', 'case-study'],
  articles: ['blog', 'article'],
  jobs: ['careers', 'job'],
  faq: ['faq'],
} as const satisfies Record<string, PageName[]>

/** The pages that not every company has: without its file, a page is not there. */
export const optionalPages = [
  'about',
  ...Object.values(COLLECTION_PAGES).flat(),
  'terms-of-service',
  'accessibility',
] satisfies PageName[]

/** Pages with a heading and a text: for addresses that are not found, and after sending a form. */
const notice = z.strictObject({ seo: seoFields, ...headedText.shape })
export const noticesSchema = z.strictObject({
  notFound: notice,
  serviceNotFound: notice,
  jobClosed: optional(notice).describe(
    "For a job past its closing date; the job's title precedes the text. Only with jobs.",
  ),
  sent: notice.extend({
    reference: template(160, 'reference'),
    withoutReference: headedText.describe(
      'For a visit to the page of the thanks without a message.',
    ),
    steps: keyFacts.describe(
      'What happens to a message: each step an explanation and a few large words.',
    ),
  }),
  subscribed: optional(notice).describe('Only with articles.'),
  failed: notice,
  incomplete: notice,
})
