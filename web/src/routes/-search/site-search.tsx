import { Link } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { toAddress } from '#web/page-data/address.ts'
import type { SearchData } from '#web/page-data/search.ts'
import type { Search } from '#web/search/create-search.ts'
import { SEARCH_PATH } from '#web/search/search-file.ts'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { Results } from '#web/src/components/results.tsx'
import { request } from '#web/src/lib/request.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { plural } from '#web/src/lib/text.ts'
import { parseSearchQuery, useQueryBox, useUrlFilter } from '#web/src/lib/url-filter.ts'
import { Groups, PageLists, ResultList } from './results.tsx'

/** The search box with live results. Without any, and without JavaScript, the groups of services and every page. */
export function SiteSearch(page: SearchData) {
  const { hero, label, placeholder, hint, empty, texts, lists, groups } = page
  const url = useUrlFilter(parseSearchQuery)
  const { box, type } = useQueryBox(url)
  const { search, failed } = useSearch()
  const shell = useShell()
  const { q } = url.filter
  const results = useRef<HTMLDivElement>(null)
  const found = q === undefined ? undefined : search?.find(q)
  const count =
    found && (found.length > 0 ? plural(texts.count, found.length, shell.language) : empty)
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
          <form
            action={toAddress('/search', shell)}
            className="field measure mt-8"
            onSubmit={submit}
          >
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
        <p role="status" className="mb-4 text-lead empty:absolute">
          {status}
        </p>
        <Results isReady={q === undefined || failed || found !== undefined}>
          {found && (
            <div ref={results}>
              <ResultList found={found} askUs={texts.askUs} />
            </div>
          )}
          {!found?.length && (
            <>
              <Groups groups={groups} />
              <details className="expander all-pages" open={q !== undefined}>
                <summary className="text-heading">{texts.allPages}</summary>
                <PageLists lists={lists} />
              </details>
            </>
          )}
        </Results>
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

/** Kept after the page is left: when the visitor goes back, the results must appear immediately. */
let loaded: Search | undefined

/** The search, once it is loaded, and whether loading it failed. */
function useSearch() {
  const { root } = useShell()
  const [search, setSearch] = useState(loaded)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!loaded)
      load(root).then(
        () => setSearch(loaded),
        () => setFailed(true),
      )
  }, [root])

  return { search, failed }
}

async function load(root: string): Promise<Search> {
  const [{ createSearch }, file] = await Promise.all([
    import('#web/search/create-search.ts'),
    request('GET', root + SEARCH_PATH).then((response) => response.json()),
  ])
  loaded = createSearch(file)
  return loaded
}
