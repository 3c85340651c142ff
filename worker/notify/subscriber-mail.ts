import type { Article } from '../articles/feed.ts'
import { settings } from '../settings.ts'
import { inLanguage } from '../shared/api-url.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import { languageCalled } from '../texts/language.ts'
import { mailChannel } from './mail.ts'

/**
 * Announces an article to a subscriber, in the language of the form, with a one-click unsubscription in the
 * mail program (RFC 8058). Replies go to EMAIL_TO, if it is set.
 */
export const announcement = mailChannel({
  needs: 'origin',
  // The texts of the pages depend on the same setting.
  isWanted: settings.newsletter,
  async write(
    { id, about }: { id: string; about: Subscriber & { article: Article } },
    { to, origin },
    env,
  ) {
    const language = await languageCalled(env, about.language)
    const { title, summary, url } = about.article
    const unsubscribe = origin + inLanguage(unsubscribeUrl(about.id), language)
    return {
      to: about.email,
      ...(to && { replyTo: to }),
      subject: title,
      text: fillPlaceholders(language.texts.announcement.text, { summary, url, unsubscribe }),
      headers: { 'X-Notification-Id': id, ...unsubscribeHeaders(unsubscribe) },
    }
  },
})

/**
 * Asks a subscriber, in the language of the form, to confirm the subscription to the blog, with a one-click
 * unsubscription in the mail program (RFC 8058).
 */
export const confirmation = mailChannel({
  needs: 'origin',
  async write({ about: { id, email, language: tag } }: { about: Subscriber }, { origin }, env) {
    const language = await languageCalled(env, tag)
    const { subject, text } = language.texts.confirmation
    const confirm = origin + inLanguage(confirmUrl(id), language)
    const unsubscribe = origin + inLanguage(unsubscribeUrl(id), language)
    return {
      to: email,
      subject,
      text: fillPlaceholders(text, { confirm, unsubscribe }),
      headers: unsubscribeHeaders(unsubscribe),
    }
  },
})
