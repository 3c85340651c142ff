import { statusHas } from '#worker/contact/status.ts'
import { DAY_MS } from '#worker/db/timestamps.ts'
import { type FormField, isFilled, readableValue } from '#worker/shared/contact-form.ts'
import { reasonLabel } from '#worker/spam/reasons.ts'
import { Status } from '../enquiry/status.tsx'
import { formatWait } from '../page/time.tsx'
import { asWritten } from '../page/typed-fields.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { RowActions } from './actions.tsx'
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
  operator: string
  now: number
  /** The words of a search. */
  query: string | undefined
  /** Whether the list can contain other statuses. */
  showStatus: boolean
  dayOf: (at: string) => string
}

/** One enquiry of the list: its sender, their newest words, since when it waits, whose it is, and what it takes. */
export function EnquiryRow({ row, below, form, list, operator, now, ...props }: EnquiryRowProps) {
  const { id, reference, name, status, reasons, owner, version, language, news, excerpt } = row
  const found = props.query === undefined ? undefined : foundIn(row, props.query)
  const listed = found ? [] : form.filter((field) => field.listed)
  return (
    <li class={`row enquiry-row ${status === 'new' || news ? 'row-news' : ''}`} data-id={id}>
      <label class="row-tick [grid-area:tick] relative z-1 grid place-items-center self-stretch -my-2">
        <input
          type="checkbox"
          form="selection"
          name="id"
          value={`${id}.${version}`}
          aria-label={`${name}, ${reference}`}
        />
      </label>
      <h2 class="row-name [grid-area:name] text-left" {...asWritten(language)}>
        <a class="row-link no-underline" id={reference} href={enquiryUrl(id, { list })}>
          {name}
        </a>
      </h2>
      <p class="row-text [grid-area:text] flex items-baseline gap-x-3 text-muted">
        {listed.map((field) => {
          const value = row.fields[field.name]
          return isFilled(value) ? (
            <span class="row-field truncate" {...asWritten()}>
              {readableValue(field, value)}
            </span>
          ) : null
        })}
        <span
          class={`row-passage ${found ? 'row-found ' : ''}flex-[1_0_33%] truncate text-left`}
          {...asWritten(language)}
        >
          {found ?? openingOf(excerpt)}
        </span>
        <span class="row-state flex flex-none justify-end gap-x-3 max-w-1/2 whitespace-nowrap">
          {reasons.length > 0 && statusHas(status, 'isFlagged') && (
            <span class="row-doubts truncate">
              <span class="visually-hidden">Reasons: </span>
              {reasons.map(reasonLabel).join('; ')}
            </span>
          )}
          {news && <span>{news}</span>}
          {row.isNoted && <span>Note</span>}
          {owner && <bdi class="row-owner truncate">{owner}</bdi>}
          {props.showStatus && <Status status={status} />}
        </span>
      </p>
      <p class="row-when [grid-area:when] [font-variant-numeric:tabular-nums] text-muted text-end whitespace-nowrap">
        <When row={row} now={now} dayOf={props.dayOf} />
      </p>
      <RowActions row={row} below={below} operator={operator} list={list} />
    </li>
  )
}

/** Since when it waits, and whether that is too long; of a closed one, when it came. */
function When({ row, now, dayOf }: Pick<EnquiryRowProps, 'row' | 'now' | 'dayOf'>) {
  const { createdAt, waitsFor, waitsSince, dueAt, news } = row
  if (waitsFor === null) return <>{dayOf(createdAt)}</>
  const wait = formatWait(waitsSince, now)
  if (waitsFor === 'them' && !news) return <>replied {wait} ago</>
  if (dueAt !== null && Date.parse(dueAt) > now) return <>until {dayOf(dueAt)}</>
  const isLate = now - Date.parse(waitsSince) > PROMISED_MS
  return (
    <>
      {isLate && <strong class="row-late">late</strong>}
      {dueAt === null ? wait : `due ${wait}`}
    </>
  )
}

/** The text around the first word of a search, if the sender spelled it so. */
function foundIn({ message = '', attribution = '', ...row }: Row, query: string) {
  const fields = [row.email, row.reference, ...Object.values(row.fields).flat(), attribution]
  return passageOf(message, query) ?? passageOf(fields.join(', '), query)
}
