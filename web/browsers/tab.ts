import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'

/** The settings of a visitor's system. */
export interface VisitorSettings {
  theme: 'light' | 'dark'
  script: boolean
}

/** A running browser. Its windows share no storage. */
export interface Browser {
  open(look: VisitorSettings): Promise<Session>
  stop(): Promise<void>
}

/** The commands of a driver for its one window. */
export interface Session {
  /** Opens an address, and waits for its load event. */
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  /** Calls a function, given as source text, in the page, and returns the result of its promise. */
  run(read: string, argument: unknown): Promise<unknown>
  /** Performs keyboard or pointer input (W3C WebDriver, "Actions"). */
  perform(source: InputSource): Promise<unknown>
  /** Sets the size of the page in its window, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>
  screenshot(): Promise<Buffer>
  /** The console's errors and warnings so far, one line each, if the driver receives them. */
  errors: string[]
  close(): Promise<void>
}

export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' }
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[]
    }

/** The code points of non-printing keys (W3C WebDriver, "Keyboard actions"). */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
}

/** The timeout for an element, in ms. */
const PATIENCE_MS = 60_000

/**
 * The actions of a test on a page, in any browser. Selectors are CSS and select the first visible
 * match. An action that needs an element waits for it, and throws after a minute.
 */
export class Tab {
  readonly #session: Session
  readonly #origin: string

  /** @param origin the origin for the paths of pages */
  constructor(session: Session, origin: string) {
    this.#session = session
    this.#origin = origin
  }

  async goto(path: string) {
    await this.#session.goto(this.#origin + path)
  }

  async reload() {
    await this.#session.reload()
  }

  async back() {
    await this.#session.back()
  }

  async resize(width: number, height: number) {
    await this.#session.resize(width, height)
  }

  /** Moves the mouse onto an element. Scrolls there first if need be. */
  async hover(selector: string) {
    const { x, y } = await this.#aim(selector)
    await this.moveTo(x, y)
  }

  /** Moves the mouse onto an element, and presses it. */
  async click(selector: string) {
    await this.hover(selector)
    await this.pressHere()
  }

  /** Presses the mouse at its current position. */
  async pressHere() {
    await this.#point({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })
  }

  /** Moves the mouse to a position in the window, in CSS pixels. */
  async moveTo(x: number, y: number) {
    await this.#point({ type: 'pointerMove', x, y, duration: 30 })
  }

  /** Presses a key, such as `Tab` or `k`, wherever the focus is. */
  async press(key: string) {
    const value = KEYS[key] ?? key
    const actions = (['keyDown', 'keyUp'] as const).map((type) => ({ type, value }))
    await this.#session.perform({ type: 'key', id: 'keyboard', actions })
  }

  /** Types on the keyboard, wherever the focus is. */
  async type(text: string) {
    for (const letter of text) await this.press(letter)
  }

  /** Calls a function in the page. It sees only its argument; argument and result must be JSON. */
  evaluate<Result, Argument>(
    read: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.#session.run(String(read), argument ?? null) as Promise<Awaited<Result>>
  }

  screenshot(): Promise<Buffer> {
    return this.#session.screenshot()
  }

  /** As in Chromium's tests: a first input, which starts the app, and the wait for hydration. */
  async hydrated() {
    await this.evaluate(() => {
      document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
    const isHydrated = () =>
      this.evaluate(() =>
        Object.keys(document.querySelector('main > :last-child') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      )
    await expect.poll(isHydrated, 'hydrated').toBe(true)
    // React marks an element before hydration is complete. Safari has no requestIdleCallback.
    await this.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  }

  /** Opens a page, and waits for its hydration. */
  async visit(path: string) {
    await this.goto(path)
    await this.hydrated()
  }

  /** Puts the caret into a field as a visitor does, and types. */
  async fill(selector: string, text: string) {
    await this.click(selector)
    await this.type(text)
  }

  /** The number of visible elements of a selector. */
  countSeen(selector: string) {
    return this.evaluate(
      (each) =>
        [...document.querySelectorAll(each)].filter(
          (element) => element.checkVisibility() && element.getClientRects().length > 0,
        ).length,
      selector,
    )
  }

  /** Waits until this number of elements of a selector is visible. */
  expectCount(selector: string, count: number) {
    return expect.poll(() => this.countSeen(selector), `how many ${selector}`).toBe(count)
  }

  /** Waits until an element of a selector is visible. */
  expectSeen(selector: string) {
    return expect.poll(() => this.countSeen(selector), `how many ${selector}`).toBeGreaterThan(0)
  }

  /** Path, query and fragment of the page. */
  address() {
    return this.evaluate(() => location.href.slice(location.origin.length))
  }

  /** Waits until the page has this path, query and fragment. */
  expectAddress(address: string) {
    return expect.poll(() => this.address(), 'address').toBe(address)
  }

  /** Waits until the focus is on an element of a selector. */
  expectFocus(selector: string) {
    const focused = () =>
      this.evaluate((wanted) => {
        const { activeElement } = document
        return activeElement?.matches(wanted) || activeElement?.outerHTML.slice(0, 200)
      }, selector)
    return expect.poll(focused, `focus on ${selector}`).toBe(true)
  }

  /** The value of the first field of a selector. */
  value(selector: string) {
    return this.evaluate((each) => document.querySelector<HTMLInputElement>(each)?.value, selector)
  }

  /** An attribute of the first element of a selector. */
  attribute(selector: string, name: string) {
    return this.evaluate(
      ([each = '', of = '']) => document.querySelector(each)?.getAttribute(of),
      [selector, name],
    )
  }

  #point(...actions: Extract<InputSource, { type: 'pointer' }>['actions']) {
    const parameters = { pointerType: 'mouse' } as const
    return this.#session.perform({ type: 'pointer', id: 'mouse', parameters, actions })
  }

  /** A point on an element, once it has stopped moving and nothing covers it. */
  async #aim(selector: string): Promise<{ x: number; y: number }> {
    let before = ''
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
      const place = await this.evaluate(placeToPointAt, selector)
      const now = JSON.stringify(place)
      if (place && now === before) return place
      before = now
    }
    throw new Error(`Nothing of ${selector} can be pointed at after ${PATIENCE_MS / 1000} seconds.`)
  }
}

/** The center of the first visible element, unless another element covers it. */
function placeToPointAt(selector: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && each.getClientRects().length > 0,
  )
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!element) return null
  if (!isInView(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  // A link may be broken into two lines.
  const [box] = element.getClientRects()
  if (!box) return null
  const [x, y] = [Math.floor(box.left + box.width / 2), Math.floor(box.top + box.height / 2)]
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}
