import { EMAIL_MAX_LENGTH } from '#worker/forms/field-schema.ts'
import { Document } from '../page/document.tsx'
import { Done } from '../page/notices.tsx'
import type { Erased } from './erase-person.ts'

/** Where to hand out, and to erase, what is held about one person; `erased` tells what just was. */
export function PersonPage({ erased }: { erased?: Erased }) {
  return (
    <Document title="A person's data · Inbox">
      {erased && (
        <Done>
          Erased: {erased.contacts} {erased.contacts === 1 ? 'enquiry' : 'enquiries'} and{' '}
          {erased.subscriptions} {erased.subscriptions === 1 ? 'subscription' : 'subscriptions'}.
        </Done>
      )}
      <h1 class="text-title">A person’s data</h1>
      <PersonForm action="export" title="Hand it out" button="Download as JSON">
        Every enquiry that came from the address, with your notes, and its subscription.
      </PersonForm>
      <PersonForm action="erase" title="Erase it" button="Erase for good">
        The same, for good: nobody can bring it back. The audit keeps that it was done, not for
        whom.
      </PersonForm>
    </Document>
  )
}

type PersonFormProps = Record<'title' | 'button' | 'children', string> & {
  action: 'export' | 'erase'
}

function PersonForm({ action, title, button, children }: PersonFormProps) {
  const id = `${action}-email`
  return (
    <form class="person" method="post" action={`/api/contacts/${action}`}>
      <h2 class="text-heading">{title}</h2>
      <p>{children}</p>
      <div class="field">
        <label for={id}>E-mail address</label>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxlength={EMAIL_MAX_LENGTH}
          autocomplete="off"
        />
      </div>
      <button type="submit" class="action">
        {button}
      </button>
    </form>
  )
}
