import { appendLanguage, type InLanguage } from '../shared/append-language.ts'
import { fillPlaceholders } from '../shared/placeholders.ts'
import type { Article } from '../subscribers/article-feed.ts'
import type { Subscriber } from '../subscribers/store.ts'
import { loadLanguage } from '../texts/load-language.ts'
import { createMailChannel } from './mail-channel.ts'

/**
 * Announces an article to a subscriber, in the language of the form, with a one-click unsubscription in the
 * mail program (RFC 8058). Replies go to EMAIL_TO, if it is set.
 */
export const announcementMail = createMailChannel({
  needs: 'origin',
  // The texts of the pages depend on the same setting.
  setting: 'newsletter',
  async write(about: Subscriber & { article: Article }, { to, origin }, env) {
    const language = await loadLanguage(env, about.language)
    const { title, summary, url } = about.article
    const { unsubscribe, headers } = linksOf(about, origin, language)
    return {
      to: about.email,
      ...(to && { replyTo: to }),
      subject: title,
      text: fillPlaceholders(language.texts.announcement.text, { summary, url, unsubscribe }),
      headers,
    }
  },
})

/** Asks a subscriber to confirm, in the language of the form, with a one-click unsubscription in the mail program. */
export const confirmationMail = createMailChannel({
  needs: 'origin',
  async write(about: Subscriber, { origin }, env) {
    const language = await loadLanguage(env, about.language)
    const { subject, text } = language.texts.confirmation
    const { headers, ...links } = linksOf(about, origin, language)
    return { to: about.email, subject, text: fillPlaceholders(text, links), headers }
  },
})

/** The links to the pages of a subscription, whose id is a secret that only these mails hold. */
function linksOf({ id }: Subscriber, origin: string, language: InLanguage) {
  const linkTo = (page: string) => origin + appendLanguage(`/api/subscribe/${id}/${page}`, language)
  const unsubscribe = linkTo('unsubscribe')
  return {
    confirm: linkTo('confirm'),
    unsubscribe,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
