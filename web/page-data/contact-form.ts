import type { Content } from '#content/collections.ts'
import { type ContactForm, MAX_LENGTH } from '#content/schema/contact-form.ts'
import type { FormField } from '#worker/shared/contact-form.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'

/** A field as its page shows it. */
export type ShownField = FormField &
  Pick<ContactForm['fields'][string], 'hint' | 'autocomplete' | 'choose'>

/** The fields of the contact form, in its order, with those that are no longer asked. */
export function formFields({ 'contact-form': form }: Content): FormField[] {
  return Object.entries(form.fields).map(
    ([name, { hint, called, autocomplete, choose, messages, ...field }]) => ({
      name,
      ...field,
      max: field.max ?? MAX_LENGTH[field.kind],
    }),
  )
}

/** The fields that the page asks. */
export function shownFields(content: Content): ShownField[] {
  const { fields } = content['contact-form']
  return formFields(content)
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
export function collectedFields({
  'contact-form': form,
  site,
}: Pick<Content, 'contact-form' | 'site'>): string {
  const asked = Object.values(form.fields).filter(
    ({ former, kind, called }) => !former && (called || kind !== 'consent'),
  )
  const names = asked.map(({ called, label }) => called ?? label)
  return new Intl.ListFormat(site.language).format(names)
}
