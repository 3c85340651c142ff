interface Delays {
  /** The time in ms between the pointer's arrival on a target and the opening. */
  open: number
  /** The time in ms after a closing in which the next target opens immediately. */
  skip: number
  /** The time in ms between the pointer's departure and the closing, so that the panel can be reached. */
  close: number
}

/**
 * Times the opening and closing of a target's panel (a menu, a tooltip) on hover. The panel opens
 * after `delays.open`, or immediately while another is open or was open less than `delays.skip` ago.
 * It closes `delays.close` after the pointer left both the target and the panel.
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
    /** The pointer is on a target, since a moment of `performance.now()`. May be called repeatedly. */
    enter(target: Target, since: number) {
      if (target === hovered) return
      hovered = target
      stop()
      if (target === opened) return
      const isWarm = opened !== undefined || performance.now() - closedAt < delays.skip
      const waited = performance.now() - since
      timer = setTimeout(() => open(target), isWarm ? 0 : delays.open - waited)
    },
    /** The pointer is on the panel, which stays open. */
    stay() {
      hovered = opened
      stop()
    },
    /** The pointer is elsewhere. May be called repeatedly. */
    leave() {
      if (closing) return
      hovered = undefined
      stop()
      closing = true
      timer = setTimeout(close, delays.close)
    },
    /** Opens immediately: for the keyboard. */
    open,
    /** Closes immediately. The target opens again once the pointer has left and returned. */
    close,
    /** Forgets the open panel: it was closed elsewhere, or must no longer close on hover. */
    release() {
      stop()
      hovered = undefined
      opened = undefined
    },
  }
}

/** The arrival of the pointer on the control where it rests, which the boot snippet noted before the app came. */
export function hoverStartedAt(): number {
  return Number(document.documentElement.dataset.hoveredAt ?? performance.now())
}
