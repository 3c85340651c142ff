import type { OperatorContact } from '../enquiry/enquiry.ts'
import { describeEventsSince } from '../enquiry/events.ts'
import { Document } from '../page/document.tsx'
import { Time } from '../page/time.tsx'
import { asWritten } from '../page/typed-fields.tsx'
import { CHANGES_URL, listUrl } from '../page/urls.ts'
import type { EnquiryVersion } from './store.ts'

type DeletePageProps = {
  contacts: OperatorContact[]
  /** The versions that the operator saw. */
  seen?: EnquiryVersion[]
  /** The query of the list to come back to. */
  list: string
  /** The address for "keep", when the operator decides against it. */
  keep?: string
}

/** Asks before deleting, and lists the enquiries and colleagues' changes since the operator saw them. */
export function DeletePage({ contacts, seen = [], list, keep }: DeletePageProps) {
  const what = contacts.length === 1 ? 'this enquiry' : `these ${contacts.length} enquiries`
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  return (
    <Document title="Delete? · Inbox">
      <div class="form max-w-2xl">
        <h1 class="text-title">Delete {what}?</h1>
        <p>
          Notes, replies, mails and unsent notifications are deleted too. This cannot be undone.
        </p>
        <ul>
          {contacts.map((contact) => (
            <li>
              <span {...asWritten(contact.language)}>{contact.name}</span>{' '}
              <span class="text-small text-muted">
                {contact.reference}, <Time at={contact.createdAt} />
              </span>{' '}
              {describeEventsSince(contact, versions.get(contact.id) ?? contact.version).join(' ')}
            </li>
          ))}
        </ul>
        <form class="actions" method="post" action={CHANGES_URL}>
          {contacts.map(({ id, version }) => (
            <input type="hidden" name="id" value={`${id}.${version}`} />
          ))}
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="confirmed" value="yes" />
          <button type="submit" class="action action-quiet action-danger" name="to" value="delete">
            Delete permanently
          </button>
          <a class="action action-quiet" href={keep ?? listUrl(list)}>
            Keep {contacts.length === 1 ? 'it' : 'them'}
          </a>
        </form>
      </div>
    </Document>
  )
}
