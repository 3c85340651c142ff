import * as z from 'zod'
import { optional, reference, text } from './field-types.ts'
import { allowPlaceholders } from './placeholders.ts'

/** The fields that every enquiry has, with their kinds: the Worker stores, answers and filters by them. */
const CORE = { name: 'text', email: 'email', message: 'long-text' } as const

/** What an enquiry has beside its fields in the API and in a CSV file; the honeypot; and the ids of parts of every page. */
const RESERVED =
  /^(?:main|drawer|footer|tooltip|id|reference|status|statusAt|reasons|createdAt|repliedAt|dueAt|waitsFor|waitsSince|language|owner|version|notes|events|deliveries|attribution|statusName|service|link|repliesSent|lastReplyAt|mailsReceived|lastMailAt|url|website|idempotencyKey)$/

const LIMITED = ['text', 'long-text', 'choices']

/** The maximum of characters of a value without a limit of its own. */
export const FIELD_MAX_LENGTH: Partial<Record<FieldKind, number>> = {
  text: 200,
  'long-text': 2000,
  phone: 60,
  url: 500,
  consent: 400,
}
/** The same for all fields together: in a backup, an enquiry is one statement, and D1 takes 100 KB. */
const FORM_MAX_LENGTH = 15_000

/** A sentence beside a field, possibly with a value in braces. */
const message = (...values: string[]) => optional(allowPlaceholders(text(1, 160), values))

const optionValue = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'lower-case words and hyphens, a letter first')

const field = z
  .strictObject({
    kind: z
      .enum(['text', 'long-text', 'email', 'phone', 'url', 'date', 'choice', 'choices', 'consent'])
      .describe('Decides the control, its checks and its place in the inbox.'),
    label: text(1, 400).describe(
      'Above the control; of a consent, the sentence beside its box, which is stored.',
    ),
    hint: optional(text(1, 200)).describe('Below the label.'),
    called: optional(text(1, 80)).describe(
      'In a sentence of the privacy policy, {fields}: your name. Without it, the label.',
    ),
    required: z.boolean(),
    former: optional(z.literal(true)).describe(
      'For a field that is no longer asked: open pages may still send it.',
    ),
    listed: optional(z.literal(true)).describe('The list of the inbox shows its value.'),
    autocomplete: optional(
      z.string().regex(/^[a-z]+(?:[ -][a-z]+)*$/, 'a name of HTML autofill: organization'),
    ).describe('What the browser fills in: tel, organization (HTML, section "Autofill").'),
    max: optional(z.int().min(1).max(10_000)).describe(
      'The maximum of characters, or of chosen options.',
    ),
    choose: optional(text(1, 60)).describe(
      'The option without a value, before the others: Choose a service.',
    ),
    options: optional(z.record(optionValue, text(1, 80))).describe(
      'The stored value of each option, and its label.',
    ),
    messages: optional(
      z.strictObject({
        missing: message(),
        tooLong: message('max'),
        unreadable: message(),
        malformed: message(),
        unknown: message('values'),
        tooMany: message('max'),
      }),
    ).describe(
      'Sentences in place of the standard ones in interface.yaml. {max} is the limit, {values} are the options as programs send them.',
    ),
  })
  .refine(({ kind, options }) => kind.startsWith('choice') === Boolean(options), {
    path: ['options'],
    error: 'at least one option for a choice or choices, none for another kind',
  })
  .refine(({ kind, choose }) => (kind === 'choice') === Boolean(choose), {
    path: ['choose'],
    error: 'the text of the empty option for a choice, none for another kind',
  })
  .refine(({ kind, max }) => max === undefined || LIMITED.includes(kind), {
    path: ['max'],
    error: `a limit for ${LIMITED.join(', ')} only`,
  })

/** The fields of the enquiry, in the order of the form. The Worker learns them from what the build publishes. */
export const contactFormSchema = z.strictObject({
  fields: z
    .record(
      reference('formField')
        .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'letters and digits, a lower-case letter first: budget')
        .refine(
          (name) => !RESERVED.test(name) && !(name in {}),
          'one that the site does not use itself',
        ),
      field,
    )
    .superRefine((fields, context) => {
      const refuse = (message: string, ...path: string[]) =>
        context.addIssue({ code: 'custom', path, message })
      for (const [name, kind] of Object.entries(CORE)) {
        const own = fields[name]
        const isSound = own?.kind === kind && own.required && !own.former
        if (!isSound) refuse(`a required field of the kind ${kind}, which every enquiry has`, name)
      }
      let sum = 0
      for (const [name, { kind, max }] of Object.entries(fields)) {
        if (kind === 'email' && name !== 'email')
          refuse('another kind: an enquiry has one address', name)
        if (kind !== 'choices') sum += max ?? FIELD_MAX_LENGTH[kind] ?? 0
      }
      const most = `a max of fewer characters for some: at most ${FORM_MAX_LENGTH} for all together`
      if (sum > FORM_MAX_LENGTH) refuse(`${most}, not ${sum}`)
    }),
})

export type ContactForm = z.output<typeof contactFormSchema>
export type FieldKind = ContactForm['fields'][string]['kind']
