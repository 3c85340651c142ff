/** A control that was pointed at or focused at least once: its tooltip is ready. */
export interface ArmedControl {
  control: HTMLElement
  text: string
  /** When that was, as performance.now() tells time. */
  since: number
}

let armed: readonly ArmedControl[] = []
const listeners = new Set<() => void>()

/** Arms a control at the first pointer or focus on it, and at once when either came before. */
export function watchControl(control: HTMLElement, text: string): () => void {
  const watch = new AbortController()
  const arm = () => {
    watch.abort()
    update([...armed, { control, text, since: performance.now() }])
  }
  control.addEventListener('pointerenter', arm, { signal: watch.signal })
  control.addEventListener('focus', arm, { signal: watch.signal })
  if (control.matches(':hover, :focus')) arm()
  return () => {
    watch.abort()
    update(armed.filter((entry) => entry.control !== control))
  }
}

/** The armed controls of now; the same array until one is added or leaves the page. */
export function getArmedControls(): readonly ArmedControl[] {
  return armed
}

/** Calls back on every change; returns how to stop. */
export function subscribeToArmedControls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(next: readonly ArmedControl[]) {
  if (next.length === armed.length) return
  armed = next
  for (const listener of listeners) listener()
}
