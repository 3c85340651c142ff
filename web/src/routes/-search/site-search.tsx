import { Link } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import type { SearchData } from '#web/page-data/search.ts'
import { toUrl } from '#web/page-data/url.ts'
import type { SearchResult } from '#web/search/lazy-search.ts'
import { FilteredResults } from '#web/src/components/filter.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { pluralForm } from '#web/src/lib/plural-form-and-text-match.ts'
import { parseSearchQuery, useSearchBox, useUrlFilter } from '#web/src/lib/url-filter.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { PageDirectory, ResultList, ServiceGroups } from './results-and-page-directory.tsx'

interface SiteSearchProps extends SearchData {
  /** The results of the query in the address, if it has one. */
  found: SearchResult[] | 'failed' | undefined
}

/** The search box with live results. Without any, and without JavaScript, the groups of services and the lists of pages. */
export function SiteSearch(page: SiteSearchProps) {
  const { hero, label, placeholder, hint, empty, texts, lists, groups } = page
  const url = useUrlFilter(parseSearchQuery)
  const { box, type } = useSearchBox(url)
  const layout = useLayout()
  const { q } = url.filter
  const results = useRef<HTMLDivElement>(null)
  // The prerendered file has no results.
  const failed = q !== undefined && page.found === 'failed'
  const found = q === undefined || page.found === 'failed' ? undefined : page.found
  const count =
    found && (found.length > 0 ? pluralForm(texts.count, found.length, layout.language) : empty)
  const status = failed ? texts.failed : count

  function submit(event: FormEvent<HTMLFormElement>) {
    // Loads the page, and so the search, again.
    if (failed) return
    // The page shows the results already.
    event.preventDefault()
    results.current?.querySelector('a')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way between links.
    <div onKeyDown={moveFocus}>
      <PageHeader {...hero}>
        <search className="scripted">
          <form action={toUrl('/search', layout)} className="field measure mt-8" onSubmit={submit}>
            <label htmlFor="q">{label}</label>
            <div className="flex gap-2">
              <input
                ref={box}
                id="q"
                type="search"
                name="q"
                placeholder={placeholder}
                autoComplete="off"
                className="text-heading"
                onChange={(event) => type(event.currentTarget.value)}
              />
              <button type="submit" className="action">
                {texts.submit}
              </button>
            </div>
          </form>
        </search>
        <Hint text={hint} />
      </PageHeader>
      <section className="wrapper" aria-label={texts.results}>
        <p role="status" className={status ? 'mb-4 text-lead' : 'visually-hidden'}>
          {status}
        </p>
        <FilteredResults>
          {found && (
            <div ref={results}>
              <ResultList found={found} askUs={texts.askUs} />
            </div>
          )}
          {!found?.length && (
            <>
              <ServiceGroups groups={groups} />
              <details className="expander all-pages" open={q !== undefined}>
                <summary className="text-heading">{texts.allPages}</summary>
                <PageDirectory lists={lists} />
              </details>
            </>
          )}
        </FilteredResults>
      </section>
    </div>
  )
}

/**
 * The up and down arrow keys move the focus between the box and the results. With Shift, Alt, Control or Command
 * they are the browser's, and an input method chooses among its words with them.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event
  if (!step || shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('#q, li a')]
  const stops = all.filter((stop) => stop.checkVisibility())
  const here = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
  const next = here < 0 ? undefined : stops[here + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A sentence in which the words in straight quotes are links to their search. */
function Hint({ text }: { text: string }) {
  return (
    <p className="scripted mt-4 text-muted">
      {text.split('"').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and may quote a word twice.
          <Link key={index} to="/search" search={{ q: part }}>
            {part}
          </Link>
        ),
      )}
    </p>
  )
}
