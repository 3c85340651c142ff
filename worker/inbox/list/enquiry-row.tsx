import { html } from 'hono/html'
import { statuses, statusHas } from '#worker/contact/status.ts'
import type { Actor } from '#worker/db/audit.ts'
import { DAY_MS } from '#worker/db/timestamps.ts'
import { type FormField, isFilled, readableValue } from '#worker/shared/contact-form.ts'
import { reasonLabel } from '#worker/spam/reasons.ts'
import { describeWriter, isOwnDraft } from '../enquiry/drafts.tsx'
import { canTakeOn, isFlagged, NOT_SPAM, takeOnLabel } from '../enquiry/status.tsx'
import { formatWait } from '../page/time.tsx'
import { CHANGES_URL, enquiryUrl } from '../page/urls.ts'
import { type Button, KEYS, MOVES, QUIET } from './actions.tsx'
import { openingOf, passageOf, type Row } from './row.ts'

/** The site promises an answer within this time. */
const PROMISED_MS = DAY_MS

type EnquiryRowProps = {
  row: Row
  /** The reference of the row below, which has the focus after this one has left the list. */
  below: string | undefined
  form: readonly FormField[]
  /** The query of the list, to come back to. */
  list: string
  operator: Actor
  now: number
  /** The words of a search. */
  query: string | undefined
  /** Whether the list can contain other statuses. */
  showStatus: boolean
  dayOf: (at: string) => string
}

/**
 * One enquiry of the list: its sender, their newest words, since when it waits, whose it is, and what it takes. A
 * template: fifty rows as JSX take three times as long as all else of the page.
 */
export function EnquiryRow({ row, form, list, operator, now, ...props }: EnquiryRowProps) {
  const { id, reference, name, status, reasons, owner, version, language, news, excerpt } = row
  const found = props.query === undefined ? undefined : foundIn(row, props.query)
  const listed = found
    ? []
    : form.filter(({ listed, name }) => listed && isFilled(row.fields[name]))
  return html`<li class="row enquiry-row ${(status === 'new' || news) && 'row-news'}" data-id="${id}">
<label class="row-tick"><input type="checkbox" form="selection" name="id" value="${id}.${version}" aria-label="${name}, ${reference}"></label>
<h2 class="row-name" dir="auto" lang="${language}"><a class="row-link" id="${reference}" href="${enquiryUrl(id, { list })}">${name}</a></h2>
<p class="row-text">${listed.map((field) => html`<span class="row-field" dir="auto" lang="">${readableValue(field, row.fields[field.name] ?? '')}</span>`)}
<span class="row-passage ${found && 'row-found'}" dir="auto" lang="${language}">${found ?? openingOf(excerpt)}</span>
<span class="row-state">
${reasons.length > 0 && statusHas(status, 'isFlagged') && html`<span class="row-doubts"><span class="visually-hidden">Reasons: </span>${reasons.map(reasonLabel).join('; ')}</span>`}
${row.drafts.map((draft) => html`<span class="row-draft">${isOwnDraft(draft, operator) ? 'Draft' : describeWriter(draft, now)}</span>`)}
${news && html`<span>${news}</span>`}
${row.isNoted && html`<span>Note</span>`}
${owner && html`<bdi class="row-owner">${owner}</bdi>`}
${props.showStatus && html`<span class="label status ${statuses[status].hue}">${statuses[status].label}</span>`}
</span></p>
<p class="row-when">${whenOf(row, now, props.dayOf)}</p>
${actionsOf(row, operator, list, props.below)}</li>`
}

/** Since when it waits, and whether that is too long; of a closed one, when it came. */
function whenOf(row: Row, now: number, dayOf: (at: string) => string) {
  const { createdAt, waitsFor, waitsSince, dueAt, news } = row
  if (waitsFor === null) return dayOf(createdAt)
  const wait = formatWait(waitsSince, now)
  if (waitsFor === 'them' && !news) return `replied ${wait} ago`
  if (dueAt !== null && Date.parse(dueAt) > now) return `until ${dayOf(dueAt)}`
  const isLate = now - Date.parse(waitsSince) > PROMISED_MS
  return html`${isLate && html`<strong class="row-late">late</strong>`}${dueAt === null ? wait : `due ${wait}`}`
}

/**
 * Buttons that move one row: visible on hover and focus, or in a menu on devices without hover. The browser keeps the
 * fragment through the redirect, so the row below stays in sight.
 */
function actionsOf(row: Row, operator: Actor, list: string, below: string | undefined) {
  const { id, version, status, name } = row
  const buttons: Button[] = MOVES.filter(([to]) => to !== status)
  if (canTakeOn(row, operator.name)) buttons.unshift(['open', takeOnLabel(row)])
  if (isFlagged(status)) buttons.unshift(['new', NOT_SPAM])
  return html`<details class="row-menu"><summary aria-label="Move ${name}">…</summary>
<form class="row-actions" method="post" action="${below ? `${CHANGES_URL}#${below}` : CHANGES_URL}">
<input type="hidden" name="id" value="${id}.${version}"><input type="hidden" name="list" value="${list}">
${buttons.map(([to, label]) => html`<button class="${QUIET}" name="to" value="${to}" data-key="${KEYS[to]}" aria-label="${label} ${name}">${label}</button>`)}
</form></details>`
}

/** The text around the first word of a search, if the sender spelled it so. */
function foundIn({ message = '', attribution = '', ...row }: Row, query: string) {
  const fields = [row.email, row.reference, ...Object.values(row.fields).flat(), attribution]
  return passageOf(message, query) ?? passageOf(fields.join(', '), query)
}
