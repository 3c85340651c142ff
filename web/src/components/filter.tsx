import { useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react'
import { toUrl } from '#web/page-data/url.ts'
import { cn } from '#web/src/lib/cn.ts'
import { type SearchQuery, type UrlFilter, useSearchBox } from '#web/src/lib/url-filter.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

interface FilterFormProps {
  /** The page's own path: the target of the form until the app is hydrated. */
  action: string
  label: string
  placeholder: string
  url: UrlFilter<SearchQuery>
  /** The choices, one button each. The first one means "all". */
  options: readonly string[]
  optionsLabel: string
  /** The query parameter of the choice. */
  name: string
  selected: string | undefined
  /** Whether a choice replaces the history entry; otherwise it adds one. */
  replace: boolean
}

/**
 * A search box and a button for every option. Input from before hydration is kept. Hidden without
 * JavaScript, since nothing could filter.
 */
export function FilterForm(props: FilterFormProps) {
  const { url, options, name, selected = options[0] } = props
  const { box, type } = useSearchBox(url)

  return (
    <search className="scripted">
      <form action={toUrl(props.action, useLayout())} onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <label htmlFor="q">{props.label}</label>
          <input
            ref={box}
            id="q"
            type="search"
            name="q"
            placeholder={props.placeholder}
            autoComplete="off"
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={keepFromSubmitting}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own to undo. */}
        <div className="flex flex-wrap gap-2 mt-4" role="group" aria-label={props.optionsLabel}>
          {options.map((option) => (
            <button
              key={option}
              type="submit"
              name={name}
              value={option}
              className={cn('action chip', option !== selected && 'action-quiet')}
              aria-pressed={option === selected}
              onClick={() => url.setFilter({ [name]: option }, { replace: props.replace })}
            >
              {option}
            </button>
          ))}
        </div>
      </form>
    </search>
  )
}

/** Enter would press the first button; the list already shows the results. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * The results of a filter in the address. The prerendered file shows all entries, for visitors
 * without JavaScript; at a filtered address the boot snippet hides them until the app shows the
 * results, for three seconds at most: from then on, a line says that the list is whole. Its minimum height is
 * most of a window, so that the content below stays out of view while the results change.
 */
export function FilteredResults({ children }: { children: ReactNode }) {
  const { texts } = useLayout()
  useRevealAfterHydration()
  return (
    <div className="results">
      <p className="whole">{texts.unfiltered}</p>
      {children}
    </div>
  )
}

/**
 * Shows the parts of the page that the boot snippet hides at an address with parameters, as soon as the app
 * can show what the parameters ask for: once it is hydrated. Returns whether it is: the prerendered file knows no
 * parameter.
 */
export function useRevealAfterHydration(): boolean {
  const canShow = useHydrated()

  useLayoutEffect(() => {
    if (canShow) document.documentElement.classList.remove('filtered', 'unfiltered')
  }, [canShow])

  return canShow
}
