import { useEffect, useRef } from 'react'

interface SubmitButtonProps {
  children: string
  /** In place of its text while a request is in progress. */
  sendingText: string
  /** Whether a request is in progress: the button is disabled until it ends. */
  sending: boolean
}

/** A form's submit button. Disabling it removes its focus; enabling it restores the focus. */
export function SubmitButton({ children, sendingText, sending }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!sending) return
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost) button.current?.focus({ preventScroll: true })
    }
  }, [sending])

  return (
    <div className="actions w-full">
      <button ref={button} type="submit" className="action" disabled={sending}>
        {sending ? sendingText : children}
      </button>
    </div>
  )
}
