import type { FormField } from './field-values.ts'

/** The address of the texts that the Worker needs. The build writes them as JSON: `SiteTexts`. */
export const SITE_TEXTS_PATH = '/texts.json'

/** The addresses of the pages that the Worker fills in or leads to, in a language. Not every site has a blog. */
export type Pages = Record<'contact' | 'sent', string> & {
  blog?: string | undefined
  subscribed?: string | undefined
}

/** The languages of the site in their order: the first one is the default. */
export type SiteTexts = [LanguageTexts, ...LanguageTexts[]]

export type LanguageTexts = {
  /** The tag of the language (BCP 47). */
  language: string
  /** The beginning of all addresses in the language: '' for the first one, else `/de`. */
  root: string
  pages: Pages
  texts: VisitorTexts
}

/** The words that visitors read from the Worker. Braces hold a value: content/schema/. */
export type VisitorTexts = {
  company: string
  /** The fields of the enquiry, in the order of the form. */
  form: FormField[]
  /** The sentences for the errors of fields: `name.missing`. */
  fields: Record<string, string>
  /** By the code of the error, for those that a visitor can meet. */
  errors: Record<string, string>
  /** After a failure of ours, on the page of each form. */
  failure: Record<'contact' | 'subscription', { title: string; text: string }>
  requestId: string
  receipt: Mail
  confirmation: Mail
  announcement: Pick<Mail, 'text'>
  subscriptionPages: Record<'confirm' | 'unsubscribe', Required<SubscriptionPage>> &
    Record<'confirmed' | 'unsubscribed' | 'unknown', SubscriptionPage> & { failed: string }
}

/** A page for a subscriber who follows a link of an email. */
export type SubscriptionPage = {
  heading: string
  text: string
  /** The label of a button that posts to the page's own address; without it, there is no button. */
  button?: string
}

type Mail = { subject: string; text: string }

/** The operators' saved replies, which the build writes as JSON. Below /api, the Worker alone can read them. */
export const SAVED_REPLIES_PATH = '/api/saved-replies.json'

/** A saved reply: its name, and its text with `{name}` and `{reference}` in braces. */
export type SavedReply = { title: string; text: string }

/** Those of each language of the site, the first one first. */
export type SavedReplies = { language: string; replies: SavedReply[] }[]
