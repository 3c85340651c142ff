interface Delays {
  /** How long the pointer rests on a target before it opens, in milliseconds. */
  open: number
  /** How long after one closed the next opens at once. */
  skip: number
  /** How long after the pointer left it closes, so that it can be reached. */
  close: number
}

/**
 * Decides when hovering opens and closes what belongs to a target: a menu, a tooltip. It opens
 * after `delays.open`; at once while another is open, or was less than `delays.skip` ago; and it
 * closes `delays.close` after the pointer left both the target and what opened.
 */
export function createHoverIntent<Target>(
  act: { open(target: Target): void; close(): void },
  delays: Delays,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: Target | undefined
  let opened: Target | undefined
  let closing = false
  let closedAt = Number.NEGATIVE_INFINITY

  function stop() {
    clearTimeout(timer)
    closing = false
  }

  function open(target: Target) {
    stop()
    opened = target
    act.open(target)
  }

  function close() {
    stop()
    if (opened === undefined) return
    opened = undefined
    closedAt = performance.now()
    act.close()
  }

  return {
    /** The pointer is on a target. May be said again and again while it stays there. */
    enter(target: Target) {
      if (target === hovered) return
      hovered = target
      stop()
      if (target === opened) return
      const isWarm = opened !== undefined || performance.now() - closedAt < delays.skip
      timer = setTimeout(() => open(target), isWarm ? 0 : delays.open)
    },
    /** The pointer is on what opened: it stays. */
    stay() {
      hovered = opened
      stop()
    },
    /** The pointer is elsewhere. May be said again and again while it is. */
    leave() {
      if (closing) return
      hovered = undefined
      stop()
      closing = true
      timer = setTimeout(close, delays.close)
    },
    /** Opens at once: for the keyboard, and for a pointer that has waited already. */
    open,
    /** Closes at once. The target opens again once the pointer has left it and come back. */
    close,
    /** What is open is no longer hovering's to close, or was closed by another: forgets it. */
    release() {
      stop()
      hovered = undefined
      opened = undefined
    },
  }
}
