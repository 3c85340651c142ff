import { type FormEvent, useEffect, useRef } from 'react'
import type { FaqData } from '#web/page-data/faq.ts'
import { type FaqFilter, parseFaqFilter } from './faq-filter.ts'

interface FilterProps {
  filter: FaqFilter
  onChange: (filter: FaqFilter) => void
  categories: FaqData['categories']
  placeholder: string
}

/**
 * The search box and a button for every category. Until the app arrives it is a form of this very
 * page, so that nothing typed or clicked is lost; where no script runs it is not shown.
 */
export function Filter({ filter, onChange, categories, placeholder }: FilterProps) {
  const box = useRef<HTMLInputElement>(null)
  const { q = '', category: selected = 'All' } = filter

  // What was typed before the app arrived counts; later the box holds nothing but the filter.
  useEffect(() => {
    const typed = box.current?.value
    if (typed && typed !== q) onChange({ ...filter, q: typed })
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onChange(parseFaqFilter({ q, category: (submitter as HTMLButtonElement | null)?.value }))
  }

  return (
    <search className="scripted">
      <form action="/faq" onSubmit={submit}>
        <div className="field">
          <label htmlFor="q">Search</label>
          <input
            ref={box}
            id="q"
            type="search"
            name="q"
            placeholder={placeholder}
            value={q}
            onChange={(event) => onChange({ ...filter, q: event.target.value })}
            onKeyDown={(event) => {
              // Enter would press the first button; the list already shows what is found.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own to undo. */}
        <div className="flex flex-wrap gap-2 mt-4" role="group" aria-label="Category">
          {categories.map((category) => (
            <button
              key={category}
              type="submit"
              name="category"
              value={category}
              className={category === selected ? 'action chip' : 'action action-quiet chip'}
              aria-pressed={category === selected}
            >
              {category}
            </button>
          ))}
        </div>
      </form>
    </search>
  )
}
