import { listUrl } from '../page/urls.ts'
import type { Tab } from './schema.ts'

/** All that the list finds as a file, for a spreadsheet of any language. */
export function CsvLinks({ sent, status }: { sent: URLSearchParams; status: Tab }) {
  const urlOf = (separator?: 'semicolon' | 'tab') =>
    listUrl(sent, {
      ...{ format: 'csv', separator, status },
      ...{ cursor: undefined, limit: undefined, sort: undefined },
    })
  return (
    <>
      <a href={urlOf()} download>
        All of these as CSV
      </a>
      <a href={urlOf('semicolon')} download>
        With semicolons, for Excel in German, French or Spanish
      </a>
      <a href={urlOf('tab')} download>
        With tabs
      </a>
    </>
  )
}
