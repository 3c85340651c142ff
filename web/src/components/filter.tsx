import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { UrlFilter } from '#web/src/lib/use-url-filter.ts'

interface FilterProps {
  /** The page's own path: until the app has taken over, this is a form that leads there. */
  action: string
  label: string
  placeholder: string
  url: UrlFilter<{ q?: string | undefined }>
  /** What the buttons choose from. The first stands for everything. */
  options: readonly string[]
  optionsLabel: string
  /** The name of the choice in the address. */
  name: string
  selected: string | undefined
  /** Whether a choice takes the place of the address before it, or can be gone back from. */
  replace: boolean
}

/**
 * A search box and a button for every option. Nothing typed or clicked before the app arrives is
 * lost; where no script runs nothing could filter, so it is hidden. What is in the box is the
 * visitor's: the address follows it, and changes it only when the visitor goes to another address.
 */
export function Filter(props: FilterProps) {
  const { url, options, name, selected = options[0] } = props
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

  return (
    <search className="scripted">
      <form action={props.action} onSubmit={(event) => event.preventDefault()}>
        <div className="field measure">
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
              className={option === selected ? 'action chip' : 'action action-quiet chip'}
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

/** Enter would press the first button; the list already shows what is found. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
