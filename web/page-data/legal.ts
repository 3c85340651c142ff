import type { Content } from '#content/collections.ts'
import type { LegalPage } from '#content/schema/pages.ts'
import type { Prose, ProseNode } from '#content/schema/prose.ts'
import { type PageSettings, settings } from '#web/page-settings.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { describeCollectedData } from './contact-form.ts'
import { joinAddressLines, telUrl } from './format.ts'
import { divideAtHeadings } from './page-texts.ts'

/**
 * The data of a legal page: the introduction before the first heading, then one
 * numbered section per heading.
 * Placeholders are replaced by the company's facts and the given facts. Email address and phone number
 * become links. Left out are a list item and a row of a table that name a fact which the company does not have, and a
 * paragraph that begins with one.
 * @throws {Error} when the text names an unknown fact
 */
export function legalData({ site, interface: words }: Content, page: LegalPage, given: Facts = {}) {
  const { email, phone, address } = site.contact
  const facts: Facts = {
    ...given,
    company: site.name,
    email: ['a', [email], `mailto:${email}`],
    phone: phone === undefined ? undefined : ['a', [phone], telUrl(phone)],
    address: joinAddressLines(address, site.language),
  }
  const { body, lastUpdated, ...rest } = page
  const date = fillPlaceholders(words.legal.lastUpdated, { date: lastUpdated })
  const { introduction, sections } = divideAtHeadings(withFacts(body, facts))
  const { format } = new Intl.NumberFormat(site.language)
  const numbered = sections.map(({ heading, ...section }, index) => ({
    ...section,
    heading: `${format(index + 1)}. ${heading}`,
  }))
  return { ...rest, date, introduction, sections: numbered }
}

/** By the names that a text has in braces; undefined if the company does not have that fact. */
export type Facts = Record<string, ProseNode | undefined>

export type LegalData = ReturnType<typeof legalData>

function withFacts(text: Prose, facts: Facts): Prose {
  const filled = text.flatMap((node): ProseNode[] => {
    if (typeof node !== 'string') {
      const [tag, children, ...href] = node
      if ((tag === 'li' || tag === 'tr') && namesMissing(children, facts)) return []
      if (tag === 'p' && namesMissing(beginningOf(children), facts)) return []
      const filled = withFacts(children, facts)
      // Omits a list that has no item left.
      return children.length > 0 && filled.length === 0 ? [] : [[tag, filled, ...href]]
    }
    // With a capturing group, `split` keeps the matches: every second piece is the name of a fact.
    return node.split(/\{([^{}]*)\}/).flatMap((piece, index) => {
      if (index % 2 === 0) return piece ? [piece] : []
      const fact = facts[piece]
      if (fact === undefined) {
        const known = Object.keys(facts).map((name) => `{${name}}`)
        throw new Error(`A legal page names {${piece}}; it can name ${known.join(', ')}.`)
      }
      return fact === '' ? [] : [fact]
    })
  })
  return joinTexts(filled)
}

/** The placeholder at the beginning of a paragraph; empty without one. */
function beginningOf([first]: Prose): Prose {
  return typeof first === 'string' ? [/^\{\w+\}/.exec(first)?.[0] ?? ''] : []
}

/** Whether a text names a fact that the company does not have, other than in a list inside it. */
function namesMissing(text: Prose, facts: Facts): boolean {
  return text.some((node) => {
    if (typeof node === 'string') {
      const names = Array.from(node.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
      return names.some((name) => Object.hasOwn(facts, name) && facts[name] === undefined)
    }
    const [tag, children] = node
    return tag !== 'ul' && tag !== 'ol' && namesMissing(children, facts)
  })
}

// React would render a comment between two adjacent texts.
function joinTexts(nodes: Prose): Prose {
  const joined: Prose = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof last === 'string' && typeof node === 'string')
      joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

/**
 * The data of the privacy policy: what is collected follows the contact form, retention periods follow
 * worker/retention/retention-days.ts. `{withBlog}` and `{withJobs}` are empty: passages that begin with them are left out
 * without a blog, or without jobs.
 */
export function privacyPolicyData(content: Content) {
  return legalData(content, content['pages/privacy-policy'], {
    ...retentionPeriodTexts(content),
    fields: describeCollectedData(content),
    withBlog: content['pages/blog'] && '',
    withJobs: content['pages/careers'] && '',
  })
}

/**
 * The facts that a text may name in braces: the retention periods of worker/retention/retention-days.ts in words, for the
 * notices of the contact form and the blog, and for the privacy policy. If one fact covers two periods, it
 * states the longer one. Without a blog, the periods of subscribers are undefined.
 */
export function retentionPeriodTexts(
  content: Content,
  {
    retentionDays,
    subscriptionRetentionDays,
  }: Pick<PageSettings, 'retentionDays' | 'subscriptionRetentionDays'> = settings,
) {
  const { retention } = content.interface
  const period = (days: number) => durationOf(days, content.site.language)
  return {
    openPeriod: period(Math.max(retentionDays.new, retentionDays.open)),
    closedPeriod: period(retentionDays.done),
    flaggedPeriod: period(Math.max(retentionDays.held, retentionDays.spam)),
    pendingPeriod: limit(subscriptionRetentionDays.pending, 'unlimited'),
    confirmedPeriod: limit(subscriptionRetentionDays.confirmed, 'unlimited'),
    unsubscribedPeriod: limit(
      subscriptionRetentionDays.unsubscribed,
      'unlimitedAfterUnsubscribing',
    ),
  }

  function limit(days: number | null, unlimited: 'unlimited' | 'unlimitedAfterUnsubscribing') {
    if (!content['pages/blog']) return undefined
    if (days === null) return retention[unlimited]
    return fillPlaceholders(retention.limited, { period: period(days) })
  }
}

/** Whole years as years, everything else as days: "2 years", "30 days", 30日 (CLDR has a space there, prose has none). */
function durationOf(days: number, language: string): string {
  const [amount, unit] = days > 0 && days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(amount).replace(/ (?=\p{Script=Han})/u, '')
}
