import { useEffect, useRef } from 'react'

interface SubmitButtonProps {
  children: string
  /** The form's call is under way: the button cannot be pressed meanwhile. */
  sending: boolean
}

/** A form's button. It gets back the focus that it loses by being disabled. */
export function SubmitButton({ children, sending }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!sending) return
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost) button.current?.focus({ preventScroll: true })
    }
  }, [sending])

  return (
    <button ref={button} type="submit" className="action" disabled={sending}>
      {sending ? 'Sending...' : children}
    </button>
  )
}
