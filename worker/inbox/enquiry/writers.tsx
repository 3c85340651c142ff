import type { Actor } from '#worker/db/audit.ts'
import { MINUTE_MS, timestampBefore } from '#worker/db/timestamps.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { Writer } from '#worker/replies/drafts.ts'
import { Time } from '../page/time.tsx'

/** Who has typed nothing for so long has a draft, and is not writing. */
const PAUSE_MS = 5 * MINUTE_MS

/** Whether a draft is this operator's own. */
export function isOwnDraft({ operator, verified }: Writer, actor: Actor): boolean {
  return verified === actor.verified && isSameOperator(operator, actor.name)
}

/** The colleagues who are writing to the sender of an enquiry, or have begun to, and since when. */
export function Writers({ drafts, operator }: { drafts: Writer[]; operator: Actor }) {
  return (
    <>
      {drafts
        .filter((each) => !isOwnDraft(each, operator))
        .map(({ operator: name, since, at }) => (
          <p class="notice">
            <bdi>{name}</bdi>{' '}
            {at > timestampBefore(Date.now(), PAUSE_MS) ? 'is writing' : 'has a draft here'} since{' '}
            <Time at={since} />.
          </p>
        ))}
    </>
  )
}
