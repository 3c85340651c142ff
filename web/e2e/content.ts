import { content } from '#content/test/content.ts'
import { addressForm, toAddress } from '#web/page-data/address.ts'
import { shownFields } from '#web/page-data/contact-form.ts'
import { plural } from '#web/src/lib/plural.ts'

/** The content in the first language, whose pages the tests visit. */
export { content }
export const { site, interface: words } = content

/** The address of a path of the route tree, whose sections may have other names: /services → /leistungen. */
export function addressOf(path: string): string {
  return toAddress(path, addressForm(content))
}

/** Selects the links to such a path. */
export function linkTo(path: string): string {
  return `a[href="${addressOf(path)}"]`
}

/** The labels of the contact form, and of its button. */
export const label = {
  name: labelOf('name'),
  email: labelOf('email'),
  message: labelOf('message'),
  send: words.contact.send,
  sending: words.form.sending,
}

/** The first choice of the form, if it has one, with its options: value and label of each. */
export const choice = shownFields(content).find(({ kind }) => kind === 'choice')
export const options = Object.entries(choice?.options ?? {})

const SAMPLES: Record<string, string> = {
  phone: '+14155550100',
  url: 'https://prospect.example',
  date: '2030-01-15',
}

/** Values for the fields that the form requires besides name, email, message and the first choice. */
export const furtherValues: Record<string, string> = Object.fromEntries(
  shownFields(content)
    .filter(({ name, required }) => required && !['name', 'email', 'message'].includes(name))
    .filter(({ name }) => name !== choice?.name)
    .map(({ name, kind, label: consent, options: values = {} }) => {
      const [option] = Object.keys(values)
      return [
        name,
        kind === 'consent' ? consent : (option ?? SAMPLES[kind] ?? 'Analytical Engines'),
      ]
    }),
)

function labelOf(wanted: string): string {
  return shownFields(content).find(({ name }) => name === wanted)?.label ?? ''
}

type Count = 'faq' | 'blog' | 'search'

/** A number with its noun: "1 question". */
export function countOf(name: Count, count: number): string {
  return plural(words[name].count, count, site.language)
}

/** Matches every number with that noun, as the whole text. */
export function anyCountOf(name: Count): RegExp {
  const forms = Object.values(words[name].count).map((form = '') =>
    form.split('{count}').map(escaped).join('\\d+'),
  )
  return new RegExp(`^(?:${forms.join('|')})$`)
}

/** Matches texts that begin with this one. */
export function beginningWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
