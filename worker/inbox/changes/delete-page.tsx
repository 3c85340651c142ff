import { Document } from '../page/document.tsx'
import { Time } from '../page/time.tsx'
import { CHANGES_URL, listUrl } from '../page/urls.ts'
import type { Named } from './named.ts'

type DeletePageProps = {
  contacts: Named[]
  /** The query of the list to come back to. */
  list: string
  /** Where to go when nothing is to be deleted. */
  keep?: string
}

/** Says what will go, and asks. */
export function DeletePage({ contacts, list, keep }: DeletePageProps) {
  const what = contacts.length === 1 ? 'this enquiry' : `these ${contacts.length} enquiries`
  return (
    <Document title="Delete? · Inbox">
      <div class="problem">
        <h1 class="text-title">Delete {what}?</h1>
        <p>
          Notes, history and notifications that are still to be sent go, too. There is no way back.
        </p>
        <ul class="named">
          {contacts.map(({ reference, name, createdAt }) => (
            <li>
              <span dir="auto">{name}</span>{' '}
              <span class="text-small text-muted">
                {reference}, <Time at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
        <form class="actions" method="post" action={CHANGES_URL}>
          {contacts.map(({ id }) => (
            <input type="hidden" name="id" value={id} />
          ))}
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="confirmed" value="yes" />
          <button type="submit" class="action" name="to" value="delete">
            Delete for good
          </button>
          <a class="action action-quiet" href={keep ?? listUrl(new URLSearchParams(list))}>
            Keep {contacts.length === 1 ? 'it' : 'them'}
          </a>
        </form>
      </div>
    </Document>
  )
}
