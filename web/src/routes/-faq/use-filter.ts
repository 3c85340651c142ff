import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type FaqFilter, parseFaqFilter } from './faq-filter.ts'

const PATH = '/faq'
const route = getRouteApi(PATH)

/**
 * The filter, kept in the address so that it can be shared, and a way to change it. No filter
 * while the page hydrates: the file it came from knows no search.
 */
export function useFilter(): [FaqFilter, (filter: FaqFilter) => void] {
  const { history, options, navigate } = useRouter()
  const rendered = route.useSearch()
  // Straight from the address: the router's own search follows a keystroke too late for the box.
  const address = useSyncExternalStore(
    history.subscribe,
    () => history.location.pathname + history.location.search,
    () => PATH,
  )
  const [path = '', search = ''] = address.split(/(?=\?)/)
  // On the way to another page the address is no longer this page's.
  const filter = parseFaqFilter(path === PATH ? options.parseSearch(search) : { ...rendered })

  function setFilter(next: FaqFilter) {
    navigate({ to: PATH, search: parseFaqFilter({ ...next }), replace: true, resetScroll: false })
  }
  return [filter, setFilter]
}
