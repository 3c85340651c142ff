import * as z from 'zod'
import { optional, text } from './field-types.ts'
import { template } from './placeholders.ts'

/** A text with a number: one form for each plural category of the language (Intl.PluralRules). */
const plural = z.strictObject({
  zero: optional(text(1, 80)),
  one: optional(text(1, 80)),
  two: optional(text(1, 80)),
  few: optional(text(1, 80)),
  many: optional(text(1, 80)),
  other: text(1, 80),
})

const label = text(1, 40)
const message = text(1, 160)
const answer = z.strictObject({ heading: text(1, 80), text: text(1, 240) })
const failure = z.strictObject({ title: text(1, 80), text: text(1, 160) })

/** The words of the interface: everything that a visitor reads and that is no page's own text. */
export const interfaceTextsSchema = z.strictObject({
  layout: z
    .strictObject({
      skip: label,
      language: label.describe('The name of the links to the other languages, for screen readers.'),
      homePage: template(60, 'name').describe("The name of the logo's link, for screen readers."),
      mainNavigation: label,
      menu: label,
      openMenu: label,
      closeMenu: label,
      services: label,
      search: label,
      changeTheme: label,
      theme: z
        .strictObject({ light: text(1, 60), dark: text(1, 60) })
        .describe(
          'The names of the switch, for screen readers: in the dark theme, and in the light one.',
        ),
      profile: template(60, 'name', 'network').describe(
        'A social profile of the company, for screen readers.',
      ),
      loading: label,
      close: label.describe(
        'The cross of a toast, and the name of its region; {hotkey} is the key that leads there.',
      ),
      notifications: template(60, 'hotkey'),
      breadcrumb: label,
      contents: label,
      table: template(60, 'columns').describe('The name of a table, which screen readers list.'),
      inNumbers: label,
      readMore: label,
      apply: label,
      featured: label,
      updated: label,
      toHomePage: label,
      toServices: label,
      toJobs: label,
      toBlog: label,
      askForPage: text(1, 60).describe(
        'On the page for unknown addresses: the link to the contact form.',
      ),
      loadAgain: label.describe('On a page that failed to load.'),
      unfiltered: text(1, 80).describe(
        'Above a list whose filter, or search, has not loaded within three seconds.',
      ),
    })
    .describe('The header, the menus, the footer, and the parts that several pages have.'),

  lists: z
    .strictObject({ services: label, caseStudies: label, blog: label, careers: label })
    .describe('The names of the lists, above a page of one of their entries.'),

  kinds: z
    .strictObject({
      service: label,
      caseStudy: label,
      article: label,
      job: label,
      question: label,
      answer: label,
      page: label,
    })
    .describe('The kinds of pages, in lists of several kinds.'),

  all: label.describe('The first choice of a filter: every category.'),

  about: z.strictObject({ ofClients: label.describe('After a percentage.') }),
  faq: z.strictObject({ search: label, category: label, count: plural }),
  blog: z.strictObject({
    topic: label,
    count: plural,
    more: label,
    pageOf: template(40, 'page', 'pages'),
    newer: label,
    older: label,
    oldest: label,
    unlisted: plural.describe('Before the link that the next text names.'),
    searchSite: label,
    follow: template(60, 'feed').describe('{feed} is the link that the next text names.'),
    feed: label,
    subscribe: label,
    readTime: template(40, 'minutes'),
  }),
  job: z.strictObject({ payPerYear: template(40, 'pay') }),
  legal: z.strictObject({ lastUpdated: template(60, 'date') }),
  retention: z
    .strictObject({
      limited: template(60, 'period'),
      unlimited: text(1, 60),
      unlimitedAfterUnsubscribing: text(1, 60),
    })
    .describe("For how long a subscriber's address is kept (subscriptionRetentionDays)."),
  search: z.strictObject({
    submit: label,
    results: label,
    count: plural,
    askUs: label.describe('The link to the contact form, without results.'),
    allPages: label.describe('The line that opens the list of every page.'),
    failed: text(1, 120).describe('The search could not be loaded: the list of all pages follows.'),
    commonWords: text(1, 1200).describe(
      'Words of most texts, with spaces between them: a search with other words ignores these.',
    ),
  }),

  form: z
    .strictObject({
      email: label,
      optional: template(60, 'label').describe('The label of a field that may stay empty.'),
      sending: label,
      noAnswer: text(1, 240).describe('No answer came: the connection may be lost.'),
      ourFault: text(1, 240).describe('The server failed.'),
    })
    .describe('Every form.'),
  contact: z
    .strictObject({
      send: label,
      honeypot: label.describe('The label of a field for bots, which people do not see.'),
      failure: failure.describe('The toast of an enquiry that could not be sent.'),
      attribution: z
        .strictObject({
          summary: label.describe('The line that opens it.'),
          text: text(1, 240),
          landingPage: label,
          referrer: label,
          previousPage: label,
          campaign: label,
        })
        .describe('Below the form: where the visitor came from, which is sent with the message.'),
      privacyPolicy: label,
      closed: label,
      zone: template(60, 'zone'),
    })
    .describe('The contact form, and the hours beside it.'),
  subscription: z
    .strictObject({ failure })
    .describe('The toast of an address that could not be stored.'),
  fields: z
    .strictObject({
      missing: message,
      tooLong: template(120, 'max'),
      unreadable: message.describe('In a line.'),
      unreadableLines: message.describe('In a text of several lines.'),
      email: z.strictObject({
        missing: message,
        tooLong: template(120, 'max'),
        malformed: message,
      }),
      phone: message,
      url: message,
      date: message,
      choose: message.describe('No option is chosen.'),
      unknown: template(120, 'values'),
      tooMany: template(120, 'max'),
      consent: message,
    })
    .describe(
      'Beside the fields of the forms, unless contact-form.yaml has its own. {max} is a number of characters or of options, {values} are the options as programs send them.',
    ),
  errors: z
    .strictObject({
      invalid_fields: template(120, 'fields').describe(
        '{fields} are the labels of the wrong fields; for programs, their names.',
      ),
      too_many_requests: message,
      body_too_large: message,
      form_too_large: message.describe(
        'The same without JavaScript: the page has lost the words, but the one before it has them.',
      ),
      foreign_origin: message,
      storage_unavailable: message,
      internal_error: message,
    })
    .describe(
      'Above a form that was refused, by the code of the error. Programs get the same texts; errors that only programs meet are always in English.',
    ),
  requestId: template(60, 'id').describe(
    "After a failure of ours, for a visitor's call: {id} is in the log.",
  ),

  subscriptionPages: z
    .strictObject({
      confirm: answer.extend({ button: label }),
      confirmed: answer,
      unsubscribe: answer.extend({ button: label }),
      unsubscribed: answer,
      unknown: answer.describe('The address was deleted, or the link is wrong.'),
      failed: text(1, 80).describe('The heading above one of the errors.'),
    })
    .describe(
      'The pages behind the links of emails to subscribers: a question with its button, and its answer.',
    ),
  seo: z
    .strictObject({
      sharePicture: template(60, 'heading').describe(
        'The description of a share picture; {heading} is that of the page.',
      ),
      pages: label.describe('The heading of single pages in the list of all pages, on /search.'),
    })
    .describe('Other sites and programs read these.'),
})
