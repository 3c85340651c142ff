import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { parseArticleFilter } from './article-filter.ts'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onType: (text: string) => void
}

/**
 * The search box. What is in it is the visitor's: the address follows it, and changes it only when
 * the visitor goes to another address.
 */
export function SearchField({ label, placeholder, value, onType }: SearchFieldProps) {
  const { addressed, field } = useAddressedField()

  // Typed before the app took over.
  const adopt = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed && typed !== addressed()) onType(typed)
  })
  useEffect(() => adopt(), [])

  // The value lags behind the address, while the page hydrates and while the router renders.
  const follow = useEffectEvent(() => {
    if (field.current) field.current.value = addressed()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is the sign to look.
  useEffect(() => follow(), [value])

  return (
    <search>
      <form action="/blog" className="field measure" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="search">{label}</label>
        <input
          ref={field}
          id="search"
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}

function useAddressedField() {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  return { field, addressed: () => parseArticleFilter(router.latestLocation.search).q ?? '' }
}
