import { useEffect, useState } from 'react'
import type { Search } from '#web/search/create-search.ts'
import { SEARCH_PATH } from '#web/search/search-file.ts'
import { request } from '#web/src/lib/request.ts'
import { useShell } from '#web/src/lib/shell.ts'

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
