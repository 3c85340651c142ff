import {
  type ComponentProps,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
} from 'react'

interface TriggerRelayProps extends Omit<ComponentProps<'button'>, 'ref'> {
  control: HTMLElement
  'data-state'?: string
  ref?: Ref<HTMLElement>
  /** Called once the pointer or focus that is on the control already was passed on. */
  onStart: () => void
}

/** What Radix's trigger listens to, by the names of the document. */
const HANDLERS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const

type Handler = ((event: Event) => void) | undefined

/**
 * Stands where Radix expects its trigger, and passes on what happens to a control that has long
 * been in the document: rendering the control here instead would replace it and lose its focus.
 */
export function TriggerRelay({ control, ref, onStart, ...trigger }: TriggerRelayProps) {
  const { 'aria-describedby': describedBy = '', 'data-state': state = '' } = trigger
  useImperativeHandle(ref, () => control, [control])

  const pass = useEffectEvent((event: Event) => {
    const handle = trigger[HANDLERS[event.type as keyof typeof HANDLERS]] as Handler
    handle?.(event)
  })
  const start = useEffectEvent(() => {
    // A finger leaves :hover behind, and has no tooltips.
    const isHovered = control.matches(':hover') && matchMedia('(hover: hover)').matches
    if (isHovered) pass(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    if (control.matches(':focus-visible')) pass(new FocusEvent('focus'))
    onStart()
  })

  useEffect(() => {
    const relay = new AbortController()
    for (const type of Object.keys(HANDLERS)) {
      control.addEventListener(type, (event) => pass(event), { signal: relay.signal })
    }
    start()
    return () => relay.abort()
  }, [control])

  useEffect(() => {
    control.dataset.state = state
    if (describedBy) control.setAttribute('aria-describedby', describedBy)
    else control.removeAttribute('aria-describedby')
  }, [control, state, describedBy])

  return null
}
