import { useEffect, useEffectEvent, useRef } from 'react'
import type { UrlFilter } from './use-url-filter.ts'

/**
 * A search box whose text the address follows, letter by letter and as no step of the history. What is
 * in the box is the visitor's: it changes only when the visitor goes to another address. Nothing typed
 * before the app arrives is lost.
 */
export function useQueryBox(url: UrlFilter<{ q?: string | undefined }>) {
  const box = useRef<HTMLInputElement>(null)
  const read = () => url.readFilter().q ?? ''
  const type = (q: string) => url.setFilter({ q }, { replace: true })

  const adopt = useEffectEvent(() => {
    const typed = box.current?.value
    if (typed && typed !== read()) type(typed)
  })
  // What was typed before the app took over.
  useEffect(() => adopt(), [])

  const follow = useEffectEvent(() => {
    if (box.current) box.current.value = read()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is the sign to look.
  useEffect(() => follow(), [url.filter.q])

  return { box, type }
}
