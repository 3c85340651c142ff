import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { dismissToast, TOAST_DURATION, type Toast } from './toast-store.ts'

/** The length of a dismissing swipe, in px. */
const SWIPE_THRESHOLD = 50

/** Moves the focus to the toasts, while there are any. */
const HOTKEY = 'F8'

export default function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const { dir, texts } = useLayout()
  const hasOpen = toasts.some(({ open }) => open)
  const viewport = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(null)

  // Radix leaves the focus on the empty viewport.
  useEffect(() => {
    if (!hasOpen && viewport.current?.contains(document.activeElement)) before.current?.focus()
  }, [hasOpen])

  return (
    <Radix.Provider
      duration={TOAST_DURATION}
      swipeDirection={dir ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map(({ id, variant, title, text, open }) => (
        <Radix.Root
          key={id}
          className="notice toast"
          data-variant={variant}
          open={open}
          onOpenChange={(next) => {
            if (!next) dismissToast(id)
          }}
        >
          <Radix.Title>
            <strong>{title}</strong>
          </Radix.Title>
          <Radix.Description className="text-small">{text}</Radix.Description>
          <Radix.Close className="drawer-close toast-close" aria-label={texts.close} />
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={viewport}
        className="toast-viewport"
        hotkey={hasOpen ? [HOTKEY] : []}
        label={fillPlaceholders(texts.notifications, { hotkey: HOTKEY })}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return
          before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        }}
      />
    </Radix.Provider>
  )
}
