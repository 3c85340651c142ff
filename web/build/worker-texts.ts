import type { Content } from '#content/collections.ts'
import { allFormFields, emailErrorTexts, fieldErrorTexts } from '#web/page-data/contact-form.ts'
import { pick } from '#web/page-data/content-lookups.ts'
import { getUrlScheme, toUrl } from '#web/page-data/url.ts'
import type {
  LanguageTexts,
  Pages,
  SavedReplies,
  SiteTexts,
  VisitorTexts,
} from '#worker/shared/site-texts.ts'

/**
 * The words that visitors read from the Worker, with the addresses of the pages that it fills in. A page
 * without a translation is the one of the first language.
 * @param contents the content in each language of the site, the first one first
 */
export function workerTexts(contents: [Content, ...Content[]]): SiteTexts {
  const [first, ...others] = contents
  return [languageTexts(first, first), ...others.map((content) => languageTexts(content, first))]
}

/** The pages that the Worker fills in or leads to, at their addresses in the first language. */
const PAGES = {
  contact: '/contact',
  sent: '/contact/sent',
  blog: '/blog',
  subscribed: '/blog/subscribed',
} as const
const BLOG_PAGES = ['blog', 'subscribed']

function languageTexts(content: Content, first: Content): LanguageTexts {
  const isThere = (name: string) => content['pages/blog'] || !BLOG_PAGES.includes(name)
  const there = Object.entries(PAGES).filter(([name]) => isThere(name))
  const pages = there.map(([name, path]) => {
    const own = content.missing.has(`pages${path}`) ? first : content
    return [name, toUrl(path, getUrlScheme(own))]
  })
  return {
    language: content.site.language,
    root: getUrlScheme(content).root,
    pages: Object.fromEntries(pages) as Pages,
    texts: visitorTexts(content),
  }
}

function visitorTexts(content: Content): VisitorTexts {
  const { site, emails, interface: words } = content
  return {
    ...pick(words, 'errors', 'requestId', 'subscriptionPages'),
    ...emails,
    company: site.name,
    form: allFormFields(content),
    fields: { ...emailErrorTexts(content), ...fieldErrorTexts(content) },
    failure: { contact: words.contact.failure, subscription: words.subscription.failure },
  }
}

/**
 * The saved replies of the inbox in each language, in the order of their titles. A reply without a translation
 * is in the first language.
 * @param contents the content in each language of the site, the first one first
 */
export function savedReplies(contents: [Content, ...Content[]]): SavedReplies {
  const [first] = contents
  return contents.map(({ site, replies }) => ({
    language: site.language,
    replies: [...new Map([...first.replies, ...replies]).values()]
      .map(({ title, body }) => ({ title, text: body.replaceAll('{company}', () => site.name) }))
      .sort((a, b) => a.title.localeCompare(b.title, site.language)),
  }))
}
