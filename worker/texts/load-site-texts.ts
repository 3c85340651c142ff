import { DeliveryError } from '../outbox/delivery-error.ts'
import type { FormField } from '../shared/field-values.ts'
import { fillPlaceholders } from '../shared/placeholders.ts'
import {
  SAVED_REPLIES_PATH,
  type SavedReplies,
  type SavedReply,
  SITE_TEXTS_PATH,
  type SiteTexts,
} from '../shared/site-texts.ts'

/** The files of the site as it is deployed now. */
export type Files = { ASSETS: { fetch: (address: URL) => Promise<Response> } }

/** An isolate never sees the files of another deployment. */
const loaded = new WeakMap<Files['ASSETS'], SiteTexts>()

/** A file of the site that is JSON. Rejects when it cannot be read. */
export async function readJsonAsset({ ASSETS }: Files, path: string): Promise<unknown> {
  const file = await ASSETS.fetch(new URL(path, 'https://assets.local'))
  if (!file.ok) throw new DeliveryError(`${path} answered ${file.status}.`)
  return file.json()
}

/** The words for visitors, in every language of the site. Rejects when they cannot be read. */
export async function loadSiteTexts({ ASSETS }: Files): Promise<SiteTexts> {
  const known = loaded.get(ASSETS)
  if (known) return known
  const texts = (await readJsonAsset({ ASSETS }, SITE_TEXTS_PATH)) as SiteTexts
  loaded.set(ASSETS, texts)
  return texts
}

/** The fields of the contact form, with their labels in the first language. Rejects when they cannot be read. */
export async function loadFormFields(files: Files): Promise<FormField[]> {
  return (await loadSiteTexts(files))[0].texts.form
}

/** The same for labels alone: none when they cannot be read, so that fields and options have their stored names. */
export async function loadFormFieldsOrNone(files: Files): Promise<FormField[]> {
  return loadFormFields(files).catch(() => [])
}

/** The saved replies in the language of an enquiry, with its facts filled in; none if there are none to be read. */
export async function loadSavedReplies(
  files: Files,
  { language, name, reference }: { language: string; name: string; reference: string },
): Promise<SavedReply[]> {
  const all = (await readJsonAsset(files, SAVED_REPLIES_PATH).catch(() => [])) as SavedReplies
  const own = all.find((each) => each.language === language) ?? all[0]
  return (own?.replies ?? []).map(({ title, text }) => ({
    title,
    text: fillPlaceholders(text, { name, reference }),
  }))
}
