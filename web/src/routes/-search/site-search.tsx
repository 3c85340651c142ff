import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { toAddress } from '#web/page-data/address.ts'
import type { PageData } from '#web/page-data/pages.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { useQueryBox } from '#web/src/lib/use-query-box.ts'
import { useUrlFilter } from '#web/src/lib/use-url-filter.ts'
import { plural } from '#worker/shared/plural.ts'
import { Hint } from './hint.tsx'
import { ResultList } from './result-list.tsx'
import { parseSearchQuery } from './search-query.ts'
import { useSearch } from './use-search.ts'

/**
 * The search box with live results. Until the app has loaded the search library, the form works
 * without it: the Worker inserts the status and the results, and React accepts them as text that
 * differs from the prerendered file.
 */
export function SiteSearch({ hero, label, placeholder, hint, empty, texts }: PageData['/search']) {
  const url = useUrlFilter(parseSearchQuery)
  const { box, type } = useQueryBox(url)
  const { search, failed } = useSearch()
  const shell = useShell()
  const { q } = url.filter
  const results = useRef<HTMLDivElement>(null)
  const found = q === undefined ? undefined : search?.find(q)
  const status =
    found && (found.length > 0 ? plural(texts.count, found.length, shell.language) : empty)

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!search) return
    // The page shows the results already.
    event.preventDefault()
    results.current?.querySelector('a')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way between links.
    <div className="wrapper split page-heading search" onKeyDown={moveFocus}>
      <section className="group-heading">
        <h1 className="text-headline">{hero.heading}</h1>
        <p className="mt-4 text-lead">{hero.text}</p>
        <search>
          <form action={toAddress('/search', shell)} className="field mt-8" onSubmit={submit}>
            <label htmlFor="q">{label}</label>
            <div className="flex gap-2">
              <input
                ref={box}
                id="q"
                type="search"
                name="q"
                placeholder={placeholder}
                autoComplete="off"
                onChange={(event) => type(event.currentTarget.value)}
              />
              <button type="submit" className="action">
                {texts.submit}
              </button>
            </div>
          </form>
        </search>
      </section>
      <section aria-label={texts.results}>
        <p
          id="search-status"
          role="status"
          className="mb-4 text-lead"
          data-nothing={empty}
          suppressHydrationWarning
        >
          {failed ? texts.failed : (status ?? '')}
        </p>
        <Hint text={hint} />
        {search ? (
          <div ref={results}>{found && <ResultList found={found} askUs={texts.askUs} />}</div>
        ) : (
          <div id="search-results" suppressHydrationWarning>
            {''}
          </div>
        )}
      </section>
    </div>
  )
}

/** The up and down arrow keys move the focus between the box and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('#q, li a')]
  const here = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
  const next = here < 0 ? undefined : stops[here + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
