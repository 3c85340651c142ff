import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'

/** The only window of a new browser: the part of Puppeteer's `Page` that the journeys need. */
export interface Page {
  /** Opens an address, and waits for its load event. */
  goto(url: string): Promise<unknown>
  /** Calls a function in the page. It sees only its argument; argument and result must be JSON. */
  evaluate<Result, Argument>(
    read: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>
  /** Sets the size of the page in CSS pixels. */
  setViewport(size: { width: number; height: number }): Promise<unknown>
  keyboard: { press(key: string): Promise<unknown>; type(text: string): Promise<unknown> }
  mouse: { click(x: number, y: number): Promise<unknown> }
}

/**
 * The actions of a journey, in any browser. Selectors are CSS and select the first visible match.
 * A click waits for its element, an expectation for its fulfillment: at most a minute.
 */
export class Tab {
  readonly #page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  goto = (path: string) => this.#page.goto(this.#origin + path)
  resize = (width: number) => this.#page.setViewport({ width, height: 800 })
  /** Presses a key, such as `Tab` or `k`, wherever the focus is. */
  press = (key: string) => this.#page.keyboard.press(key)
  clickAt = (x: number, y: number) => this.#page.mouse.click(x, y)

  evaluate<Result, Argument>(read: (argument: Argument) => Result, argument?: Argument) {
    return this.#page.evaluate(read, argument as Argument)
  }

  /** Clicks an element once it has stopped moving and nothing covers it. */
  async click(selector: string) {
    let center: [number, number] | undefined
    const hasStopped = async () => {
      const before = center
      // WebDriver has null for undefined.
      center = (await this.evaluate(centerOf, selector)) ?? undefined
      return center !== undefined && String(center) === String(before)
    }
    await expect.poll(hasStopped, { message: `a still ${selector}`, intervals: [50] }).toBe(true)
    if (center) await this.clickAt(...center)
  }

  /** Clicks into a field, and types. */
  async fill(selector: string, text: string) {
    await this.click(selector)
    await this.#page.keyboard.type(text)
  }

  /** As in Chromium's tests: a first input, which starts the app, and the wait for hydration. */
  async hydrated() {
    await this.evaluate(() => {
      document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
    const isHydrated = () =>
      Object.keys(document.querySelector('main > :last-child') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      )
    await expect.poll(() => this.evaluate(isHydrated), 'hydrated').toBe(true)
    // React marks an element before hydration is complete. Safari has no requestIdleCallback.
    await sleep(100)
  }

  /** A property of an element; an empty text without the element. */
  read(selector: string, property: 'value' | 'pathname'): Promise<string> {
    const read = ([each, name]: [string, string]) =>
      String(Reflect.get(document.querySelector(each) ?? {}, name) ?? '')
    return this.evaluate(read, [selector, property])
  }

  /** Expects visible elements, in this number if one is given. */
  expectSeen(selector: string, count?: number) {
    const read = (each: string) =>
      [...document.querySelectorAll(each)].filter(
        (element) => element.checkVisibility() && element.getClientRects().length > 0,
      ).length
    const found = expect.poll(() => this.evaluate(read, selector), `how many ${selector}`)
    return count === undefined ? found.toBeGreaterThan(0) : found.toBe(count)
  }

  expectFocus(selector: string) {
    const read = (wanted: string) => document.activeElement?.matches(wanted)
    return expect.poll(() => this.evaluate(read, selector), `focus on ${selector}`).toBe(true)
  }

  /** Expects a path with query and fragment. */
  expectAddress(address: string) {
    const read = () => location.href.slice(location.origin.length)
    return expect.poll(() => this.evaluate(read), 'address').toBe(address)
  }
}

/** The center of the first visible element, scrolled into view, unless another element covers it. */
function centerOf(selector: string): [number, number] | undefined {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && each.getClientRects().length > 0,
  )
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const isInView = top >= 0 && bottom <= innerHeight
  if (!isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link may be broken into two lines.
  const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {}
  const center: [number, number] = [Math.floor(x + width / 2), Math.floor(y + height / 2)]
  return element.contains(document.elementFromPoint(...center)) ? center : undefined
}
