import { fileOf } from './collection-texts.ts'
import type { Content } from './collections.ts'
import type { Problem } from './problem.ts'
import type { Prose } from './schema/prose.ts'

const LEGAL = ['pages/privacy-policy', 'pages/terms-of-service', 'pages/accessibility'] as const
const PHONE = '{phone}'

/** The legal pages with a phone number in a sentence, on a site that has none. */
export function findMissingPhone(content: Content): Problem[] {
  if (content.site.contact.phone !== undefined) return []
  return LEGAL.filter((name) => namesPhone(content[name]?.body ?? [])).map((name) => ({
    file: fileOf(name),
    field: 'body',
    expected: `no ${PHONE} in a sentence, because site.yaml has no phone number: change it`,
    found: `"${PHONE}"`,
  }))
}

/** Whether a paragraph names the phone number. The page leaves out a list item or a row of a table with it. */
function namesPhone(text: Prose): boolean {
  return text.some((node) => {
    if (typeof node === 'string') return node.includes(PHONE)
    const [tag, children] = node
    return tag !== 'li' && tag !== 'tr' && namesPhone(children)
  })
}
