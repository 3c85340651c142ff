import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { request } from '#web/src/lib/request.ts'
import { useShell } from '#web/src/lib/shell.ts'
import type { Search } from '#worker/shared/search/create-search.ts'
import { SEARCH_PATH } from '#worker/shared/search/search-file.ts'

/** Kept after the page is left: when the visitor goes back, the results must appear immediately. */
let loaded: Search | undefined

/** The search, once it is loaded, and whether loading it failed. */
export function useSearch() {
  const { root } = useShell()
  const [search, setSearch] = useState(loaded)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!loaded)
      load(root).then(
        (made) => handOver(() => setSearch(made)),
        () => setFailed(true),
      )
  }, [root])

  return { search, failed }
}

async function load(root: string): Promise<Search> {
  const [{ createSearch }, file] = await Promise.all([
    import('#worker/shared/search/create-search.ts'),
    request('GET', root + SEARCH_PATH).then((response) => response.json()),
  ])
  loaded = createSearch(file)
  return loaded
}

/** Replaces the Worker's results with the app's own, without losing the focus. */
function handOver(show: () => void) {
  const held = document.activeElement?.closest('#search-results a')?.getAttribute('href')
  flushSync(show)
  if (held) document.querySelector<HTMLElement>(`main li a[href="${held}"]`)?.focus()
}
