import * as z from 'zod'
import { linesWith, lineWith } from './placeholders.ts'
import { line } from './text.ts'

/** A text with a number: one form for each plural category of the language (Intl.PluralRules). */
const plural = z.strictObject({
  zero: line(1, 80).optional(),
  one: line(1, 80).optional(),
  two: line(1, 80).optional(),
  few: line(1, 80).optional(),
  many: line(1, 80).optional(),
  other: line(1, 80),
})

const label = line(1, 40)
const message = line(1, 160)
const answer = z.strictObject({ heading: line(1, 80), text: line(1, 240) })

/** The words of the interface: everything that a visitor reads and that is no page's own text. */
export const interfaceSchema = z.strictObject({
  /** The header, the menus, the footer, and the parts that several pages have. */
  shell: z.strictObject({
    skip: label,
    /** The name of the links to the other languages, for screen readers. */
    language: label,
    /** The name of the logo's link, for screen readers. */
    homePage: lineWith(60, 'name'),
    mainNavigation: label,
    menu: label,
    openMenu: label,
    closeMenu: label,
    services: label,
    search: label,
    /** The tooltip of the search, with the shortcut on Apple's systems and on all others. */
    searchShortcut: z.strictObject({ apple: label, elsewhere: label }),
    changeTheme: label,
    /** The names of the switch, for screen readers: in the dark theme, and in the light one. */
    theme: z.strictObject({ light: line(1, 60), dark: line(1, 60) }),
    /** A social profile of the company, for screen readers. */
    profile: lineWith(60, 'name', 'network'),
    loading: label,
    /** The cross of a toast, and the name of its region; `{hotkey}` is the key that leads there. */
    close: label,
    notifications: lineWith(60, 'hotkey'),
    breadcrumb: label,
    contents: label,
    /** The names of code blocks and of tables, which screen readers list. */
    code: label,
    table: lineWith(60, 'columns'),
    technologies: label,
    inNumbers: label,
    readMore: label,
    apply: label,
    featured: label,
    updated: label,
    toHomePage: label,
    toServices: label,
    toJobs: label,
    toBlog: label,
    /** On the page for unknown addresses: the link to the contact form. */
    askForPage: line(1, 60),
    /** On a page that failed to load. */
    loadAgain: label,
  }),

  /** The names of the lists, above a page of one of their entries. */
  lists: z.strictObject({ services: label, caseStudies: label, blog: label, careers: label }),

  /** The kinds of pages, in lists of several kinds. */
  kinds: z.strictObject({
    service: label,
    caseStudy: label,
    article: label,
    job: label,
    question: label,
    answer: label,
    page: label,
  }),

  /** The first choice of a filter: every category. */
  all: label,

  about: z.strictObject({
    /** After a percentage. */
    ofClients: label,
  }),
  services: z.strictObject({ onThisPage: label }),
  faq: z.strictObject({ search: label, category: label, count: plural }),
  blog: z.strictObject({
    topic: label,
    count: plural,
    more: label,
    /** Before the link that the next text names. */
    unlisted: plural,
    searchSite: label,
    /** `{feed}` is the link that the next text names. */
    follow: lineWith(60, 'feed'),
    feed: label,
    subscribe: label,
    readTime: lineWith(40, 'minutes'),
  }),
  job: z.strictObject({ payPerYear: lineWith(40, 'pay') }),
  legal: z.strictObject({ lastUpdated: lineWith(60, 'date') }),
  search: z.strictObject({
    submit: label,
    results: label,
    count: plural,
    /** The link to the contact form, without results. */
    askUs: label,
    /** The search could not be loaded: the list of all pages follows. */
    failed: line(1, 120),
    /** Words of most texts, with spaces between them: a search with other words ignores these. */
    commonWords: line(1, 1200),
  }),

  /** Every form. */
  form: z.strictObject({
    email: label,
    sending: label,
    /** No answer came: the connection may be lost. */
    noAnswer: line(1, 240),
    /** The server failed. */
    ourFault: line(1, 240),
  }),
  /** The contact form, and the hours beside it. */
  contact: z.strictObject({
    name: label,
    service: label,
    chooseService: label,
    message: label,
    send: label,
    /** The label of a field for bots, which people do not see. */
    honeypot: label,
    /** The toast of an enquiry that could not be sent. */
    failure: z.strictObject({ title: line(1, 80), text: line(1, 160) }),
    privacyPolicy: label,
    closed: label,
    zone: lineWith(60, 'zone'),
    /** Before the hours in the visitor's time zone. */
    elsewhere: label,
    /** The distance from the company's day to the visitor's. */
    days: z.strictObject({
      twoBefore: label,
      before: label,
      after: label,
      twoAfter: label,
    }),
  }),
  /** The toast of an address that could not be stored. */
  subscription: z.strictObject({
    failure: z.strictObject({ title: line(1, 80), text: line(1, 160) }),
  }),
  /**
   * Beside the fields of the forms. `{max}` is a number of characters, `{values}` what programs may
   * send for a service.
   */
  fields: z.strictObject({
    name: z.strictObject({
      missing: message,
      tooLong: lineWith(120, 'max'),
      unreadable: message,
    }),
    email: z.strictObject({
      missing: message,
      tooLong: lineWith(120, 'max'),
      malformed: message,
    }),
    serviceInterest: z.strictObject({ unknown: lineWith(120, 'values') }),
    message: z.strictObject({
      missing: message,
      tooLong: lineWith(120, 'max'),
      unreadable: message,
    }),
  }),
  /**
   * Above a form that was refused, by the code of the error. Programs get the same texts; errors that
   * only programs meet are always in English.
   */
  errors: z.strictObject({
    /** `{fields}` are the labels of the wrong fields; for programs, their names. */
    invalid_fields: lineWith(120, 'fields'),
    too_many_requests: message,
    body_too_large: message,
    /** The same without JavaScript: the page has lost the words, but the one before it has them. */
    form_too_large: message,
    foreign_origin: message,
    storage_unavailable: message,
    internal_error: message,
  }),
  /** After a failure of ours, for a visitor's call: `{id}` is in the log. */
  requestId: lineWith(60, 'id'),

  /**
   * The email to the sender of an enquiry. It holds no word of the sender, because anyone can enter
   * any address; `{company}` is the name in site.yaml.
   */
  receipt: z.strictObject({
    subject: lineWith(100, 'reference'),
    text: linesWith(1000, 'reference', 'company'),
  }),
  /** The email that asks a subscriber to confirm, with two links. */
  confirmation: z.strictObject({
    subject: line(1, 100),
    text: linesWith(1000, 'confirm', 'unsubscribe'),
  }),
  /** The email about a new article, whose title is its subject. */
  announcement: z.strictObject({ text: linesWith(1000, 'summary', 'url', 'unsubscribe') }),
  /** The pages behind the links of these emails: a question with its button, and its answer. */
  subscriptionAnswers: z.strictObject({
    confirm: answer.extend({ button: label }),
    confirmed: answer,
    unsubscribe: answer.extend({ button: label }),
    unsubscribed: answer,
    /** The address was deleted, or the link is wrong. */
    unknown: answer,
    /** The heading above one of the `errors`. */
    failed: line(1, 80),
  }),
  /** Other sites and programs read these. */
  seo: z.strictObject({
    /** The description of a share picture; `{heading}` is that of the page. */
    sharePicture: lineWith(60, 'heading'),
    /** The section of llms.txt with the single pages. */
    pages: label,
  }),
})

export type Interface = z.output<typeof interfaceSchema>
