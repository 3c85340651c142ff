import { html } from 'hono/html'
import type { Actor } from '#worker/db/audit.ts'
import { statuses, statusHas } from '#worker/enquiry/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import { settings } from '#worker/settings.ts'
import { collapseSpaces } from '#worker/shared/clean-text.ts'
import { type FormField, formatValue, isFilled } from '#worker/shared/field-values.ts'
import { reasonLabel } from '#worker/spam/reasons.ts'
import { HOUR_MS } from '#worker/time.ts'
import { canTakeOn, NOT_SPAM, takeOnLabel } from '../changes/status-and-owner-moves.ts'
import { describeWriter, isOwnDraft } from '../enquiry/draft-route.tsx'
import { formatWait } from '../layout/time.tsx'
import { CHANGES_URL, enquiryUrl } from '../layout/urls.ts'
import { NEWS_LABELS, type Row } from './read-rows.ts'
import { type Button, MOVE_BUTTONS, QUIET_BUTTON } from './selection.tsx'

/** More does not fit on a line. */
const LINE_LENGTH = 240

// A cut can leave half a surrogate pair, which has no UTF-8 form.
const HALF_SURROGATE = /[\ud800-\udbff]$/

/** The first words of a text on one line. */
export function firstWords(text: string, length = LINE_LENGTH): string {
  const line = collapseSpaces(text.slice(0, 2 * length))
  return line.slice(0, length).replace(HALF_SURROGATE, '') + (line.length > length ? '…' : '')
}

type EnquiryRowProps = {
  row: Row
  /** The reference of the row below, which has the focus after this one has left the list. */
  below: string | undefined
  form: readonly FormField[]
  list: string
  operator: Actor
  colleagues: readonly string[]
  now: number
  dayOf: (at: string) => string
}

/**
 * One enquiry of the list: its sender, their newest words, since when it waits, whose it is, and what it takes. A
 * template: fifty rows as JSX take three times as long as all else of the page. Its open panel is over the rows below.
 */
export function EnquiryListRow({ row, form, list, operator, now, ...props }: EnquiryRowProps) {
  const { id, reference, name, status, reasons, owner, version, language, news, excerpt } = row
  const isOurs =
    row.waitsFor !== null && row.waitsFor !== 'them' && isSameOperator(owner, operator.name)
  const isNew = status === 'new' || news || isOurs
  const listed = form.filter(({ listed, name }) => listed && isFilled(row.fields[name]))
  return html`<li class="list-row enquiry-row has-[[open]]:z-1 ${isNew && 'row-news'}" data-id="${id}">
<label class="row-tick [grid-area:tick] relative z-1 grid place-items-center self-stretch -my-2">
<input type="checkbox" form="selection" name="id" value="${id}.${version}" aria-label="${name}, ${reference}"></label>
<h2 class="row-name" dir="auto" lang="${language}"><a class="row-link no-underline" id="${reference}" href="${enquiryUrl(id, { list })}">${name}</a></h2>
<p class="row-text text-muted [grid-area:text] flex items-baseline gap-x-3">
${listed.map((field) => html`<span class="row-field" dir="auto" lang="">${formatValue(field, row.fields[field.name] ?? '')}</span>`)}
<span class="row-passage flex-[1_0_33%] lt-md:basis-1/2 text-left" dir="auto" lang="${language}">${firstWords(excerpt)}</span>
<span class="row-state flex flex-none flex-wrap md:flex-nowrap md:justify-end gap-x-3 max-w-full md:max-w-1/2">
${reasons.length > 0 && statusHas(status, 'isSuspectedSpam') && html`<span class="row-doubts"><span class="visually-hidden">Reasons: </span>${reasons.map(reasonLabel).join('; ')}</span>`}
${row.drafts.map((draft) => html`<span class="row-draft">${isOwnDraft(draft, operator) ? 'Draft' : describeWriter(draft, now)}</span>`)}
${news && html`<span class="${news === NEWS_LABELS.received ? 'font-semibold' : 'field-error'}">${news}</span>`}
${row.isNoted && html`<span>Note</span>`}
${owner && html`<bdi class="row-owner">${owner}</bdi>`}
<span class="label status ${statuses[status].hue}">${statuses[status].label}</span>
</span></p>
<p class="row-when text-muted [grid-area:when] tabular-nums text-end whitespace-nowrap">${whenOf(row, now, props.dayOf)}</p>
${actionsOf(row, { operator, list, ...props })}</li>`
}

/** Since when it waits, and whether that is too long; of a closed one, when it came. */
function whenOf(row: Row, now: number, dayOf: (at: string) => string) {
  const { createdAt, waitsFor, waitsSince, dueAt, news } = row
  if (waitsFor === null) return dayOf(createdAt)
  const wait = formatWait(waitsSince, now)
  if (waitsFor === 'them' && !news) return `replied ${wait} ago`
  if (dueAt !== null && Date.parse(dueAt) > now) return `until ${dayOf(dueAt)}`
  const isLate = now - Date.parse(waitsSince) > settings.promisedReplyHours * HOUR_MS
  return html`${isLate && html`<strong class="row-late me-[0.4rem] [color:var(--error)]">late</strong>`}${dueAt === null ? wait : `due ${wait} ago`}`
}

/** Buttons that move one row. The browser keeps the fragment through the redirect, so the row below stays in sight. */
type ActionsProps = Pick<EnquiryRowProps, 'operator' | 'colleagues' | 'list' | 'below'>

function actionsOf(row: Row, { operator, colleagues, list, below }: ActionsProps) {
  const { id, version, status, name } = row
  const others = colleagues.filter((each) => !isSameOperator(each, row.owner))
  const buttons: Button[] = MOVE_BUTTONS.filter(([to]) => to !== status)
  if (canTakeOn(row, operator.name)) buttons.unshift(['open', takeOnLabel(row)])
  if (statusHas(status, 'isSuspectedSpam')) buttons.unshift(['new', NOT_SPAM])
  return html`<details class="row-menu contents">
<summary class="[grid-area:menu] relative self-center [list-style:none] text-center font-bold" aria-label="Move ${name}">…</summary>
<form class="row-actions flex flex-wrap gap-2" method="post" action="${below ? `${CHANGES_URL}#${below}` : CHANGES_URL}">
<input type="hidden" name="id" value="${id}.${version}"><input type="hidden" name="list" value="${list}">
${buttons.map(([to, label]) => html`<button class="${QUIET_BUTTON}" name="to" value="${to}" data-key="${to}" aria-label="${label} ${name}">${label}</button>`)}
${statusHas(status, 'isLive') && html`<button class="${QUIET_BUTTON}" name="until" value="tomorrow" aria-label="Put off until tomorrow ${name}">Tomorrow</button>`}
${
  others.length > 0 &&
  html`<details class="sm:relative"><summary class="${QUIET_BUTTON} inline-grid place-items-center" data-key="handOver" aria-label="Hand over ${name}">Hand over</summary>
<div class="panel absolute top-full right-0 lt-sm:left-0 flex flex-wrap gap-1.5 sm:w-max sm:max-w-80 p-2.5">${others.map((to) => html`<button class="${QUIET_BUTTON}" name="owner" value="${to}">To <bdi>${to}</bdi></button>`)}</div></details>`
}
</form></details>`
}
