import * as z from 'zod'
import {
  nameOrFigure,
  optional,
  optionalList,
  pagePath,
  reference,
  singleLine,
  text,
  timeOfDay,
  translatedSlug,
  withDefault,
} from './field-types.ts'
import { hueAngle } from './page-fields.ts'

const link = z.strictObject({ label: text(1, 40), to: pagePath })
/** An address with another scheme, such as `javascript:`, can run code. */
const webAddress = z.url({ protocol: /^https$/ })
const family = z
  .string()
  .regex(
    /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/,
    'the name of a family on fontsource.org: Source Sans 3',
  )
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const BOTH = 'both times, or none'

/** The first parts of paths that may have another name in addresses. */
const SECTIONS = [
  'services',
  'case-studies',
  'blog',
  'careers',
  'faq',
  'about',
  'contact',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
] as const

/** A BCP 47 tag of a language, possibly with its script and its region. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

const fields = z.strictObject({
  name: nameOrFigure(2, 40),
  url: webAddress
    .regex(/^https:\/\/[^/?#]+$/, 'the address of the host alone: https://www.company.example')
    .describe('The public address, without a slash at its end; canonical links start with it.'),
  languages: z
    .record(reference('language').regex(LANGUAGE_TAG, 'a BCP 47 tag: en-US'), singleLine(2, 40))
    .refine((languages) => Object.keys(languages).length > 0, {
      message: 'at least one language',
      params: { found: 'none' },
    })
    .describe(
      'The languages by their BCP 47 tags, each with its own name for itself. The texts of the first one are in files without a suffix and at addresses without a prefix; those of the others have the tag in lower case as both.',
    ),
  sections: withDefault(z.partialRecord(z.enum(SECTIONS), translatedSlug).default({}))
    .transform((sections): Record<string, string> => ({ ...sections }))
    .describe(
      'Names of sections in addresses, by the path of their page: services: leistungen for /leistungen/tragwerksplanung. search keeps its name.',
    ),
  hue: hueAngle,
  typefaces: z
    .strictObject({ display: family, text: family })
    .describe(
      'Variable families of fontsource.org, for headings and for text; their packages are in package.json.',
    ),
  scriptTypefaces: optionalList(family, 8).describe(
    'Further families of fontsource.org, for the letters that typefaces lacks, on pages and share pictures.',
  ),
  repository: optional(
    z.strictObject({
      host: z.enum(['github', 'gitlab', 'gitea']),
      name: singleLine(3, 140)
        .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'owner and name: company/website')
        .describe('Its owner and its own name: "company/website".'),
      branch: singleLine(1, 100),
      visibility: optional(z.enum(['public', 'private'])).describe(
        'That of a repository on GitHub: a sign-in to a public one asks for no right to private ones.',
      ),
      api: optional(z.url({ protocol: /^https?$/ })).describe(
        'The API of your own server: "https://git.company.example/api/v1".',
      ),
      signIn: optional(webAddress).describe(
        'The OAuth helper; without one, people sign in with a token.',
      ),
      saving: optional(z.enum(['drafts', 'directly'])).describe(
        'On GitHub and GitLab, "Save" makes a draft, which "Publish" merges; "directly": "Save" publishes.',
      ),
    }),
  ).describe(
    'The repository with these files, for the editor at /admin; without one, it is not there.',
  ),
  tagline: text(4, 120),
  copyright: text(4, 80),
  contact: z.strictObject({
    email: z.email(),
    phone: optional(nameOrFigure(7, 24)).describe(
      'As shown: "+1 (415) 555-0142". Links dial its digits. A translation may write it in another form.',
    ),
    address: z.array(text(1, 60)).min(1).describe('For people: its lines in their order.'),
    postalAddress: optional(
      z.strictObject({
        street: singleLine(2, 80),
        postalCode: optional(singleLine(2, 12)),
        locality: singleLine(2, 60),
        region: optional(singleLine(2, 60)),
        country: z.string().regex(/^[A-Z]{2}$/, 'a code of ISO 3166: DE'),
      }),
    ).describe('The same for search engines, in parts.'),
  }),
  hours: optional(
    z.strictObject({
      timeZone: singleLine(3, 40)
        .refine(isTimeZone, 'an IANA name of a time zone: Europe/Berlin')
        .describe('IANA name, for machines: America/Los_Angeles.'),
      timeZoneName: text(1, 40).describe('The same for people: Pacific Time.'),
      week: z
        .array(
          z
            .strictObject({
              days: z.array(z.enum(days)).min(1),
              label: text(1, 20),
              open: optional(timeOfDay),
              close: optional(timeOfDay),
            })
            .refine(({ open, close }) => !open || close, { path: ['close'], error: BOTH })
            .refine(({ open, close }) => !close || open, { path: ['open'], error: BOTH }),
        )
        .min(1)
        .describe('Opening and closing time, as "09:00"; a day without them is closed.'),
      response: optional(text(8, 160)).describe('The response time to enquiries.'),
    }),
    'week',
  ),
  navigation: z.strictObject({
    main: z.array(link),
    services: z.array(
      z.strictObject({ heading: text(1, 40), services: z.array(reference('services')).min(1) }),
    ),
    servicesFooter: z.strictObject({ text: text(1, 40), link }),
    action: link,
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ heading: text(1, 40), links: z.array(link) })),
    legal: z.array(link),
    social: optionalList(
      z.strictObject({ label: nameOrFigure(1, 30), icon: reference('icon'), href: webAddress }),
      12,
    ).describe("Name, icon of the Lucide set, and the profile's address."),
  }),
  claims: withDefault(
    z
      .record(
        reference('claim').regex(/^[a-z][A-Za-z]*$/, 'letters: onTime'),
        z.strictObject({
          value: nameOrFigure(1, 8),
          label: text(1, 40),
          basis: optional(text(8, 200)).describe(
            'The basis of the figure: its source and its period.',
          ),
        }),
      )
      .default({}),
  ).describe('Claims by name. Pages refer to claims by name, so that no claim is written twice.'),
})

/** The facts of the company and the texts of the site layout. Change them here, nowhere else. */
export const siteSchema = fields.transform((site) => ({
  ...site,
  /** As browsers write it: in lower case, and letters other than Latin ones as xn--. */
  url: new URL(site.url).origin,
  /** The BCP 47 tag of the texts' language: that of the first, for a translation that of its file. */
  language: Object.keys(site.languages)[0] ?? '',
}))

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

export type Site = z.output<typeof siteSchema>
