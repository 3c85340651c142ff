import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { blogData } from '#web/page-data/blog.ts'
import { contactData } from '#web/page-data/contact.ts'
import { type KeptData, keptData } from '#web/page-data/kept-data.ts'
import { legalData } from '#web/page-data/legal.ts'

const content = loadContent()
const notice = (kept: KeptData) => contactData(content, kept).form.kept
const note = (kept: KeptData) => blogData(content, kept).subscribe.note
const policy = (kept: KeptData) => JSON.stringify(legalData(content, 'privacy-policy', kept))

const enquiries = ['openKept', 'doneKept', 'doubtedKept', 'basis', 'place'] as const
const subscriptions = ['pendingKept', 'confirmedKept', 'unsubscribedKept', 'place'] as const

test.each([
  ['the notice beside the form', 'enquiries', notice, enquiries],
  ['the privacy policy', 'enquiries', policy, enquiries],
  ['the note of the blog', 'subscriptions', note, subscriptions],
  ['the privacy policy', 'subscriptions', policy, subscriptions],
] as const)('%s says of %s what the settings say, fact by fact', (_, _what, textFor, names) => {
  const kept = keptData()
  for (const name of names) {
    expect(textFor(kept)).toContain(kept[name])
    expect(textFor({ ...kept, [name]: 'ANOTHER' })).toContain('ANOTHER')
  }
})
