/** Specification, section 9, in milliseconds. */
export const MENU_DELAYS = { open: 200, skip: 300, close: 150 }

interface HoverIntent {
  /** The pointer is on the trigger. */
  enterTrigger(): void
  /** The pointer is on the panel: it stays. */
  enterPanel(): void
  /** The pointer left either. */
  leave(): void
  /** The menu is no longer hovering's to close: forgets what was about to happen. */
  cancel(): void
}

/**
 * Decides when hovering opens and closes a menu: it opens after `open`, at once when it was closed
 * less than `skip` ago, and closes `close` after the pointer left trigger and panel.
 */
export function createHoverIntent(
  menu: { open(): void; close(): void },
  delays = MENU_DELAYS,
): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined
  let opened = false
  let closedAt = Number.NEGATIVE_INFINITY

  function open() {
    opened = true
    menu.open()
  }

  function schedule(action: () => void, delay: number) {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }

  return {
    enterTrigger() {
      const recent = performance.now() - closedAt < delays.skip
      schedule(open, recent ? 0 : delays.open)
    },
    enterPanel() {
      clearTimeout(timer)
    },
    leave() {
      schedule(() => {
        if (!opened) return
        opened = false
        closedAt = performance.now()
        menu.close()
      }, delays.close)
    },
    cancel() {
      opened = false
      clearTimeout(timer)
    },
  }
}
