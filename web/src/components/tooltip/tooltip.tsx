import { cloneElement, type ReactElement, type Ref, useCallback } from 'react'
import { watchControl } from './tooltip-store.ts'

interface TooltipProps {
  /** Adds to the control's name and never stands in for it. */
  text: string
  /** One focusable element without a ref of its own. */
  children: ReactElement<{ ref?: Ref<HTMLElement> }>
}

/**
 * Gives a control a tooltip. The markup is the bare control, before and after hydration: the
 * tooltip itself is loaded and shown by TooltipOutlet, at the first pointer or focus on a control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const watch = useCallback(
    (control: HTMLElement | null) => (control ? watchControl(control, text) : undefined),
    [text],
  )
  return cloneElement(children, { ref: watch })
}
