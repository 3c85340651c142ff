import type { Content } from '#content/collections.ts'
import { type ContactForm, FIELD_MAX_LENGTH, type FieldKind } from '#content/schema/contact-form.ts'
import { EMAIL_MAX_LENGTH } from '#worker/shared/field-schema.ts'
import type { FormField } from '#worker/shared/field-values.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'

/** A field as its page shows it. */
export type ShownField = FormField &
  Pick<ContactForm['fields'][string], 'hint' | 'autocomplete' | 'choose'>

/** The fields of the contact form, in its order, with those that are no longer asked. */
export function allFormFields({ 'contact-form': form }: Content): FormField[] {
  return Object.entries(form.fields).map(
    ([name, { hint, called, autocomplete, choose, messages, ...field }]) => ({
      name,
      ...field,
      max: field.max ?? FIELD_MAX_LENGTH[field.kind],
    }),
  )
}

/** The fields that the page asks. */
export function currentFormFields(content: Content): ShownField[] {
  const { fields } = content['contact-form']
  return allFormFields(content)
    .filter(({ former }) => !former)
    .map((field) => {
      const { hint, autocomplete, choose } = fields[field.name] ?? {}
      const isPlain = field.required || field.kind === 'consent'
      const label = isPlain
        ? field.label
        : fillPlaceholders(content.interface.form.optional, { label: field.label })
      return { ...field, label, hint, autocomplete, choose }
    })
}

/**
 * What an enquiry holds, as a list in a sentence: `your name, your email address and your message`. A consent is in
 * it if it has a word for that: its label is a sentence.
 */
export function describeCollectedData({
  'contact-form': form,
  site,
}: Pick<Content, 'contact-form' | 'site'>): string {
  const asked = Object.values(form.fields).filter(
    ({ former, kind, called }) => !former && (called || kind !== 'consent'),
  )
  const names = asked.map(({ called, label }) => called ?? label)
  return new Intl.ListFormat(site.language).format(names)
}

type Field = ContactForm['fields'][string]
type Problem = keyof NonNullable<Field['messages']>
type Standard = Content['interface']['fields']

/** The standard sentence of each problem that a value of a kind can have. */
const PROBLEMS: Record<FieldKind, (words: Standard) => Partial<Record<Problem, string>>> = {
  text: ({ missing, tooLong, unreadable }) => ({ missing, tooLong, unreadable }),
  'long-text': ({ missing, tooLong, unreadableLines }) => ({
    missing,
    tooLong,
    unreadable: unreadableLines,
  }),
  email: ({ email }) => email,
  phone: ({ missing, phone }) => ({ missing, malformed: phone }),
  url: ({ missing, url }) => ({ missing, malformed: url }),
  date: ({ missing, date }) => ({ missing, malformed: date }),
  choice: ({ choose, unknown }) => ({ missing: choose, unknown }),
  choices: ({ choose, unknown, tooMany }) => ({ missing: choose, unknown, tooMany }),
  consent: ({ consent }) => ({ missing: consent }),
}

/** The sentences for the messages of the enquiry's schema, with the limits of its fields: `name.missing`. */
export function fieldErrorTexts(content: Content): Record<string, string> {
  const fields = Object.entries(content['contact-form'].fields)
  return Object.fromEntries(fields.flatMap(([name, field]) => sentencesOf(name, field, content)))
}

/** The same for a form with an address alone. */
export function emailErrorTexts(content: Content): Record<string, string> {
  return Object.fromEntries(sentencesOf('email', { kind: 'email' }, content))
}

function sentencesOf(
  name: string,
  { kind, max, options = {}, messages }: Pick<Field, 'kind'> & Partial<Field>,
  { site, interface: words }: Content,
): [key: string, sentence: string][] {
  const most = kind === 'email' ? EMAIL_MAX_LENGTH : (max ?? FIELD_MAX_LENGTH[kind] ?? 0)
  const limits = {
    max: new Intl.NumberFormat(site.language).format(most),
    values: Object.keys(options).join(', '),
  }
  return Object.entries(PROBLEMS[kind](words.fields)).map(([problem, standard]) => {
    const own = messages?.[problem as Problem] ?? standard
    return [`${name}.${problem}`, fillPlaceholders(own, limits)]
  })
}
