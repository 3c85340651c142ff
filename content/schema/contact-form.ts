import * as z from 'zod'
import { line, optionalPart, reference } from './text.ts'

/** The fields that every enquiry has, with their kinds: the Worker stores, answers and filters by them. */
const CORE = { name: 'text', email: 'email', message: 'long-text' } as const

/** What an enquiry has beside its fields in the API; and the honeypot. */
const RESERVED =
  /^(?:id|reference|status|statusAt|reasons|createdAt|answeredAt|language|owner|version|notes|events|deliveries|statusName|service|link|url|website|idempotencyKey)$/

const LIMITED = { text: 'characters', 'long-text': 'characters', choices: 'options' }

/** A sentence beside a field; `{max}` is its limit, `{values}` are its options as programs send them. */
const message = line(1, 160).regex(
  /^(?:[^{}]|\{(?:max|values|earliest|latest)\})*$/,
  'no braces other than {max}, {values}, {earliest}, {latest}',
)

const optionValue = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'lower-case words and hyphens, a letter first')

const field = z
  .strictObject({
    kind: z
      .enum(['text', 'long-text', 'email', 'phone', 'url', 'date', 'choice', 'choices', 'consent'])
      .describe('Decides the control, its checks and its place in the inbox.'),
    label: line(1, 400).describe(
      'Above the control; of a consent, the sentence beside its box, which is stored.',
    ),
    hint: optionalPart(line(1, 200)).describe('Below the label.'),
    called: optionalPart(line(1, 80)).describe(
      'In a sentence of the privacy policy, {fields}: your name. Without it, the label.',
    ),
    required: z.boolean(),
    former: z
      .literal(true)
      .optional()
      .describe('For a field that is no longer asked: open pages may still send it.'),
    listed: z.literal(true).optional().describe('The list of the inbox shows its value.'),
    autocomplete: z
      .string()
      .regex(/^[a-z]+(?:[ -][a-z]+)*$/, 'a name of HTML autofill: organization')
      .optional()
      .describe('What the browser fills in: tel, organization (HTML, section "Autofill").'),
    max: z
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .describe('The maximum of characters, or of chosen options.'),
    earliest: z.iso.date().optional().describe('The first day of a date.'),
    latest: z.iso.date().optional().describe('The last day of a date.'),
    choose: optionalPart(line(1, 60)).describe(
      'The option without a value, before the others: Choose a service.',
    ),
    options: z
      .record(optionValue, line(1, 80))
      .optional()
      .describe('The stored value of each option, and its label.'),
    messages: optionalPart(
      z.strictObject({
        missing: message.optional(),
        tooLong: message.optional(),
        unreadable: message.optional(),
        malformed: message.optional(),
        unknown: message.optional(),
        tooMany: message.optional(),
        tooEarly: message.optional(),
        tooLate: message.optional(),
      }),
    ).describe('Sentences in place of the standard ones in interface.yaml.'),
  })
  .check(({ value, issues }) => {
    const refuse = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', input: value[path], path: [path], message })
    const hasOptions = value.kind === 'choice' || value.kind === 'choices'
    if (hasOptions && !value.options) refuse('options', 'at least one option')
    if (!hasOptions && value.options) refuse('options', 'options for a choice or choices only')
    if (value.choose && value.kind !== 'choice') refuse('choose', 'this text for a choice only')
    if (value.max !== undefined && !Object.hasOwn(LIMITED, value.kind)) {
      refuse('max', `a limit for ${Object.keys(LIMITED).join(', ')} only`)
    }
    for (const limit of ['earliest', 'latest'] as const) {
      if (value[limit] && value.kind !== 'date') refuse(limit, 'a limit for a date only')
    }
  })

/** The fields of the enquiry, in the order of the form. The Worker learns them from what the build publishes. */
export const contactFormSchema = z
  .strictObject({
    fields: z.record(
      reference('formField').regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'a name: budget'),
      field,
    ),
  })
  .check(({ value: { fields }, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', input: fields[name], path: ['fields', name], message })
    for (const [name, kind] of Object.entries(CORE)) {
      const own = fields[name]
      const isSound = own?.kind === kind && own.required && !own.former
      if (!isSound) refuse(name, `a required field of the kind ${kind}, which every enquiry has`)
    }
    for (const [name, own] of Object.entries(fields)) {
      if (RESERVED.test(name)) refuse(name, 'another name: the API uses this one')
      if (own.kind === 'email' && name !== 'email')
        refuse(name, 'another kind: an enquiry has one address')
    }
  })

export type ContactForm = z.output<typeof contactFormSchema>
export type FieldKind = ContactForm['fields'][string]['kind']
