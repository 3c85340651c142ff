import type { Child } from 'hono/jsx'
import { Document } from '../page/document.tsx'

type StalePageProps = {
  /** Colleagues' changes in the meantime, by the name of the enquiry. */
  changes: { name: string; url: string; sentences: string[] }[]
  /** The form that makes the requested change anyway. */
  children: Child
}

/** Asks before a change overwrites colleagues' changes, and lists them. */
export function StalePage({ changes, children }: StalePageProps) {
  return (
    <Document title="Changed by a colleague · Inbox">
      <div class="problem">
        <h1 class="text-title">A colleague changed this first</h1>
        <p>
          {changes.length === 1 ? 'This enquiry has' : `${changes.length} enquiries have`} changed
          since you loaded the page. Nothing was overwritten.
        </p>
        <ul class="named">
          {changes.map(({ name, url, sentences }) => (
            <li>
              <a href={url} dir="auto">
                {name}
              </a>
              : {sentences.join(' ')}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Document>
  )
}
