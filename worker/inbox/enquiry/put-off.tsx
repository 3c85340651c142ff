import { laterLabels } from '../changes/due-at.ts'
import { Time } from '../page/time.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { Action } from './action.tsx'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** The buttons that put an enquiry off until a day, and bring it back before; nothing for one that is closed. */
export function PutOff({ contact: { id, status, dueAt }, list }: EnquiryPageProps) {
  if (status !== 'new' && status !== 'open') return null
  const action = enquiryUrl(id, { action: 'later', list })
  const isDue = dueAt !== null && dueAt <= new Date().toISOString()
  return (
    <details>
      <summary data-key="l">
        {dueAt === null ? (
          'Later'
        ) : (
          <>
            {isDue ? 'Due since' : 'Put off until'} <Time at={dueAt} />
          </>
        )}
      </summary>
      <div class="actions">
        {Object.entries(laterLabels).map(([day, label]) => (
          <Action action={action} name="until" value={day}>
            {label}
          </Action>
        ))}
        {dueAt !== null && (
          <Action action={action} name="until" value="now">
            {isDue ? 'Not due any more' : 'Back now'}
          </Action>
        )}
      </div>
      <div class="actions items-end mt-5">
        <div class="field">
          <label for="day">Day</label>
          <input id="day" type="date" name="day" />
        </div>
        <Action action={action}>Until this day</Action>
      </div>
    </details>
  )
}
