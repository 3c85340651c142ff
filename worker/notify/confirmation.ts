import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { inLanguage } from '../shared/in-language.ts'
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import { languageCalled } from '../texts/language.ts'
import { mailChannel } from './mail.ts'

/**
 * Asks a subscriber, in the language of the form, to confirm the subscription to the blog, with a one-click
 * unsubscription in the mail program (RFC 8058).
 */
export const { isConfigured, send } = mailChannel({
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
