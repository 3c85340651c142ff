import * as z from 'zod'
import { optionalPart, reference, singleLine, term, text } from './field-types.ts'
import {
  action,
  atAGlance,
  claims,
  closing,
  heading,
  introducedList,
  principle,
  seo,
  titledList,
} from './page-fields.ts'
import { template } from './placeholders.ts'
import { prose } from './prose.ts'

const label = text(1, 40)
const principles = titledList(principle, 8)

/**
 * A legal page: Markdown with front matter. `{company}`, `{email}`, `{phone}` and `{address}` in the
 * text become the facts of site.yaml. The privacy policy may also name those of
 * web/page-data/legal.ts and `{fields}`.
 */
const legalPage = z.strictObject({
  title: text(1, 60),
  lastUpdated: text(1, 30).describe('As shown: January 2024.'),
  description: text(20, 160),
  summary: atAGlance.describe(
    'The most important points, each an explanation and its short value, the larger of the two.',
  ),
  body: prose(2).describe('Everything below the front matter; one ## heading per section.'),
})

export type LegalPage = z.output<typeof legalPage>

/** The texts of the pages, by the name of their file in content/pages/. */
export const pageSchemas = {
  home: z.strictObject({
    seo,
    hero: heading.extend({ primary: action, secondary: action }),
    fold: singleLine(1, 40).describe(
      'The seed of the folded sheets at the top of pages: any text; each folds other ones.',
    ),
    claims,
    services: heading.extend({ all: action }),
    testimonial: optionalPart(
      z.strictObject({ study: reference('case-studies'), text: text(8, 140) }),
    ).describe("A client's words: a case study with a quotation, and a part of it."),
    technologies: introducedList(
      z.strictObject({ name: term(1, 24), icon: reference('technologyIcon'), use: text(8, 80) }),
      24,
    ).describe(
      'Products: the display name, the slug of its icon in Simple Icons (simpleicons.org), and our use of it.',
    ),
    studies: optionalPart(heading.extend({ all: action })).describe(
      'Over the featured case studies.',
    ),
    closing,
  }),

  about: z.strictObject({
    seo,
    hero: heading,
    mission: z.strictObject({
      heading: text(1, 60),
      statement: optionalPart(text(1, 120)).describe('In one sentence, in large type.'),
      text: prose(2),
    }),
    values: principles,
    impact: optionalPart(text(1, 60)).describe("The heading over the page's claims."),
    claims,
    reach: optionalPart(
      heading.extend({
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
    leaders: optionalPart(
      heading.extend({
        people: z
          .array(
            z.strictObject({
              name: term(2, 40),
              role: text(1, 40),
              category: optionalPart(reference('category')).describe(
                'The category of services with the hue of their picture, "Development"; else the site\'s.',
              ),
              quote: optionalPart(text(8, 160)).describe(
                'One sentence of theirs, in large type, without quotation marks.',
              ),
              bio: text(24, 480),
              photo: optionalPart(reference('picture')).describe(
                'Its address, /pictures/ada.jpg, best a square. Without one, a folded sheet.',
              ),
            }),
          )
          .max(12),
      }),
      'people',
    ),
    culture: optionalPart(z.strictObject({ heading: text(1, 60), text: prose(2) })),
    closing,
  }),

  services: z.strictObject({
    seo,
    hero: heading,
    common: atAGlance.describe(
      'The properties of every service, each an explanation and its short value, the larger of the two.',
    ),
    prices: introducedList(
      z.strictObject({ name: text(1, 40), price: text(1, 40), note: text(8, 200) }),
      6,
    ).describe('The prices: a first call, a discovery, a month of a team.'),
    firstMonth: optionalPart(
      heading.extend({
        weeks: z
          .array(
            z.strictObject({ name: text(1, 30), event: text(8, 200), participants: text(1, 120) }),
          )
          .max(6),
      }),
      'weeks',
    ).describe('The events and participants of the first weeks.'),
    closing,
  }),

  /** The labels around each service's own text: one for each field that any service has. */
  service: z.strictObject({
    description: label,
    firstResult: optionalPart(label),
    team: optionalPart(label),
    keeps: optionalPart(label),
    price: optionalPart(z.strictObject({ label, text: text(1, 120) })).describe(
      'The prices of every service, beside its own facts.',
    ),
    strategicValue: optionalPart(label),
    whenNot: optionalPart(label),
    features: label,
    industries: optionalPart(label),
    techStack: optionalPart(label),
    nearest: optionalPart(label).describe(
      "Over a study in which the service had a part, where no study is the service's own.",
    ),
    studies: optionalPart(heading).describe('Only with case studies.'),
    near: optionalPart(text(1, 60)).describe(
      'Over the articles and questions nearest to the service; only with any of these.',
    ),
    closing,
  }),

  'case-studies': z.strictObject({
    seo,
    hero: heading,
    claims,
    featured: optionalPart(heading),
    all: heading,
    industries: introducedList(z.strictObject({ name: text(1, 40), note: text(8, 130) }), 24),
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
    price: optionalPart(label),
    challenge: label,
    solution: label,
    course: optionalPart(label),
    results: label,
    measured: optionalPart(label),
    failed: optionalPart(label),
    technologies: optionalPart(label),
    next: optionalPart(label).describe('Over the next study.'),
    closing,
  }),

  blog: z.strictObject({
    seo,
    hero: heading,
    featured: text(1, 60),
    search: z.strictObject({
      label: text(1, 40),
      placeholder: text(1, 60),
      empty: text(4, 120).describe('Instead of the list, when no article matches.'),
    }),
    all: text(1, 60),
    subscribe: z
      .strictObject({
        aside: heading,
        closing: heading,
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
    seo,
    hero: heading,
    claims,
    values: principles,
    benefits: titledList(
      principle.extend({
        icon: reference('icon'),
        figure: optionalPart(term(1, 12)).describe('In place of the icon: "20 days".'),
      }),
      12,
    ),
    featured: text(1, 60),
    openings: text(1, 60),
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
    posted: text(1, 30).describe('Before the dates: "Posted", "Open until".'),
    until: text(1, 30),
    equalOpportunity: optionalPart(text(16, 400)).describe('Equal opportunity.'),
    closing,
  }),

  faq: z.strictObject({
    seo,
    hero: heading,
    placeholder: text(1, 60),
    empty: text(4, 120).describe('Instead of the list, when no question matches.'),
    emptyHint: optionalPart(prose(1)).describe('Below it: what else a visitor can do. Markdown.'),
    closing,
  }),

  contact: z.strictObject({
    seo,
    hero: heading,
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
        role: optionalPart(template(120, 'role')).describe(
          '{role} becomes the title of the job. Only with jobs.',
        ),
        consultation: text(4, 120),
        applicants: optionalPart(heading.extend({ note: text(8, 240) })).describe(
          "In place of the page's heading and text, and the form's note, for an application. About as long, so that nothing moves.",
        ),
      })
      .describe('The first sentence of a message: for an application, and for a consultation.'),
    details: text(1, 40),
    hours: optionalPart(label).describe('Only with hours in site.yaml.'),
    faq: titledList(reference('faq'), 8).describe('Ids of the questions shown, in order.'),
  }),

  search: z.strictObject({
    seo,
    hero: heading,
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
const notice = z.strictObject({ seo, ...heading.shape })
export const noticesSchema = z.strictObject({
  notFound: notice,
  serviceNotFound: notice,
  jobClosed: optionalPart(notice).describe(
    "For a job past its closing date; the job's title precedes the text. Only with jobs.",
  ),
  sent: notice.extend({
    reference: template(160, 'reference'),
    withoutReference: heading.describe('For a visit to the page of the thanks without a message.'),
    steps: atAGlance.describe(
      'What happens to a message: each step an explanation and a few large words.',
    ),
  }),
  subscribed: optionalPart(notice).describe('Only with articles.'),
  failed: notice,
  incomplete: notice,
})
