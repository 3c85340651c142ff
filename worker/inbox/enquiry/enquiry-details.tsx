import type { Child } from 'hono/jsx'
import { formatFields } from '#worker/shared/field-values.ts'
import { dirAndLang, EmailField, Hidden, Submit } from '../layout/fields.tsx'
import { enquiryUrl, listUrl, personUrl } from '../layout/urls.ts'
import type { EnquiryPageProps } from './enquiry-page-data.ts'
import { LinkedText } from './linked-text.tsx'

/** What an operator reads of an enquiry besides its message: a list of terms. Programs get all of its origin. */
export function EnquiryDetails({ enquiry, form, mainLanguage, list }: EnquiryPageProps) {
  const { id, reference, email, fields, language, attribution } = enquiry
  const { utm_source: source, utm_campaign: campaign } = attribution
  const facts: [term: string, value: Child][] = [
    ['Reference', reference],
    [
      'Email',
      <span class="flex flex-wrap gap-x-4 gap-y-1">
        <span>
          <LinkedText text={email} status={enquiry.status} />
        </span>
        <a href={personUrl(id)}>This person’s data</a>
        <CorrectEmail enquiry={enquiry} list={list} />
      </span>,
    ],
    ...formatFields(fields, form).map(({ label, value, isChosen }): [string, Child] => [
      label,
      // Options are in the first language.
      <span {...dirAndLang(isChosen ? null : language)}>
        <LinkedText text={value} status={enquiry.status} />
      </span>,
    ]),
    ['Language', language !== mainLanguage && languageName(language)],
    ['Source', source && <bdi>{source}</bdi>],
    [
      'Campaign',
      campaign && (
        <span class="flex flex-wrap gap-x-4">
          <bdi>{campaign}</bdi>
          <a href={listUrl('', { campaign })}>All from this campaign</a>
        </span>
      ),
    ],
  ]
  return (
    <dl class="enquiry-facts grid grid-cols-[fit-content(40%)_1fr] gap-x-5 gap-y-1.5 text-small">
      {facts
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <>
            <dt class="text-muted">{term}</dt>
            <dd>{value}</dd>
          </>
        ))}
    </dl>
  )
}

/** The form that corrects the address, folded until it is asked for. */
function CorrectEmail({ enquiry, list }: Pick<EnquiryPageProps, 'enquiry' | 'list'>) {
  const { id, email, version } = enquiry
  return (
    <details class="open:basis-full">
      <summary class="py-0">Correct</summary>
      <form
        class="form mt-0 gap-3"
        method="post"
        action={enquiryUrl(id, { action: 'email', list })}
      >
        <Hidden fields={{ version }} />
        <EmailField value={email} />
        <Submit look="action-quiet action-small">Correct the address</Submit>
      </form>
    </details>
  )
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language; what is no tag stays as it is. */
function languageName(tag: string): string | undefined {
  try {
    return languageNames.of(tag)
  } catch {
    return tag
  }
}
