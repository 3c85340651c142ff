import { useEffect, useEffectEvent, useRef } from 'react'
import type { UrlFilter } from './use-url-filter.ts'

/**
 * A search box that writes its text into the address at every key press, without new history entries.
 * The text in the box changes only by typing or by a navigation to another address. Text from before
 * hydration is kept.
 */
export function useQueryBox(url: UrlFilter<{ q?: string | undefined }>) {
  const box = useRef<HTMLInputElement>(null)
  const read = () => url.readFilter().q ?? ''
  const type = (q: string) => url.setFilter({ q }, { replace: true })

  const adopt = useEffectEvent(() => {
    const typed = box.current?.value
    if (typed && typed !== read()) type(typed)
  })
  // Takes over the text from before hydration.
  useEffect(() => adopt(), [])

  const follow = useEffectEvent(() => {
    if (box.current) box.current.value = read()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text triggers the effect.
  useEffect(() => follow(), [url.filter.q])

  return { box, type }
}
