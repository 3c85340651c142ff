import type { Content } from '#content/collections.ts'
import { settings } from '#web/settings.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'
import { articleCard, listedArticles } from './article-card.ts'
import { emailTexts } from './contact-form.ts'
import { heroData } from './hero.ts'
import { pageText } from './page-texts.ts'
import { retentionNotice } from './retention-notice.ts'

/** The number of articles on the blog beside the featured ones. */
const NEWEST = 24

/** The data of the blog: its texts, the featured articles and the newest others, in order. */
export function blogData(content: Content) {
  const articles = listedArticles(content)
  const others = articles.filter(({ featured }) => !featured)
  const shown = new Set(others.slice(0, NEWEST))
  const cards = articles
    .filter((article) => article.featured || shown.has(article))
    .map((article) => ({
      ...articleCard(content, article, article.featured ? 240 : 120),
      evidence: article.evidence,
    }))
  return {
    ...pageText(content, 'blog'),
    hero: heroData(content, 'blog', cards[0]?.hue ?? content.site.hue),
    subscribe: subscribeTexts(content),
    labels: blogLabels(content),
    topics: content.catalogue.articleCategories.map(({ name }) => name),
    articles: cards,
    /** The number of articles that the page does not list. */
    unlisted: others.length - shown.size,
  }
}

export type BlogData = ReturnType<typeof blogData>

function blogLabels({ interface: words }: Content) {
  const { topic, count, more, unlisted, searchSite } = words.blog
  return { all: words.all, topic, count, more, unlisted, searchSite }
}

/**
 * The texts of the subscription forms.
 * @param newsletter whether subscribers are notified of new articles, as the texts then promise
 */
export function subscribeTexts(content: Content, newsletter: boolean = settings.newsletter) {
  const { aside, closing, note, notYet } = pageText(content, 'blog').subscribe
  const { form, subscription, blog, contact } = content.interface
  /** The sentences for the messages of the form's schema. */
  const fields: Record<string, string> = emailTexts(content)
  return {
    aside: newsletter ? aside : { ...aside, text: notYet.aside },
    closing: newsletter ? closing : { ...closing, text: notYet.closing },
    note: fillPlaceholders(note, retentionNotice(content)),
    labels: {
      ...form,
      ...subscription,
      subscribe: blog.subscribe,
      follow: blog.follow,
      feed: blog.feed,
      privacyPolicy: contact.privacyPolicy,
      fields,
    },
  }
}
