import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'

/** How a visitor's system is set. */
export interface Look {
  theme: 'light' | 'dark'
  script: boolean
}

/** A browser that is ready to open windows, none of which knows of another. */
export interface Browser {
  open(look: Look): Promise<Session>
  stop(): Promise<void>
}

/** What a driver can do with the one window that it opened. */
export interface Session {
  /** Opens an address, and waits for its load event. */
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  /** Calls a function, given as its text, in the page, and gives what becomes of its promise. */
  run(read: string, argument: unknown): Promise<unknown>
  /** Acts as a visitor's hands do (W3C WebDriver, "Actions"). */
  perform(source: InputSource): Promise<unknown>
  /** Sets the size of the page in its window, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>
  screenshot(): Promise<Buffer>
  /** The errors and warnings of its console so far, a line each, where the driver hears of them. */
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

/** The characters that stand for keys that write nothing (W3C WebDriver, "Keyboard actions"). */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
}

/** How long to wait for an element, in milliseconds. */
const PATIENCE_MS = 15_000

/**
 * What a journey does with a page, whichever browser shows it. A selector is CSS, and means the first
 * element it matches that is to be seen. What needs one waits for it, and throws after 15 seconds.
 */
export class Tab {
  readonly #session: Session
  readonly #origin: string

  /** @param origin what the paths of pages are added to */
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

  /** Presses the mouse where it is. */
  async pressHere() {
    await this.#point({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })
  }

  /** Moves the mouse to a place of the window, in CSS pixels. */
  async moveTo(x: number, y: number) {
    await this.#point({ type: 'pointerMove', x, y, duration: 30 })
  }

  /** Presses a key, such as `Tab` or `Control+k`, wherever the focus is. */
  async press(key: string) {
    const values = key.split('+').map((each) => KEYS[each] ?? each)
    const down = values.map((value) => ({ type: 'keyDown' as const, value }))
    const up = values.toReversed().map((value) => ({ type: 'keyUp' as const, value }))
    await this.#session.perform({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
  }

  /** Types on the keyboard, wherever the focus is. */
  async type(text: string) {
    for (const letter of text) await this.press(letter)
  }

  /** Calls a function in the page. It knows nothing but its argument, and both sides must be JSON. */
  evaluate<Result, Argument>(
    read: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.#session.run(String(read), argument ?? null) as Promise<Awaited<Result>>
  }

  screenshot(): Promise<Buffer> {
    return this.#session.screenshot()
  }

  /** As Chromium's suite has it: the first sign of a visitor, and the wait for the app that it starts. */
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
    // React marks an element before it is done with the page. Safari has no requestIdleCallback.
    await this.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  }

  /** Opens a page, and waits until the app has taken over. */
  async visit(path: string) {
    await this.goto(path)
    await this.hydrated()
  }

  /** Puts the caret into a field as a visitor does, and types. */
  async fill(selector: string, text: string) {
    await this.click(selector)
    await this.type(text)
  }

  /** How many elements of a selector are to be seen. */
  countSeen(selector: string) {
    return this.evaluate(
      (each) =>
        [...document.querySelectorAll(each)].filter(
          (element) => element.checkVisibility() && element.getClientRects().length > 0,
        ).length,
      selector,
    )
  }

  /** Waits until so many elements of a selector are to be seen. */
  expectCount(selector: string, count: number) {
    return expect.poll(() => this.countSeen(selector), `how many ${selector}`).toBe(count)
  }

  /** Waits until an element of a selector is to be seen. */
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

  /** What is in the first field of a selector. */
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

  /** Where to point at an element, once it is still and nothing covers it. */
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

/** The middle of the first element that is to be seen, if pointing there points at it. */
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
