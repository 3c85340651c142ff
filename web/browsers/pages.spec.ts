import { kinds } from '#web/e2e/pages.ts'
import { expect, STATUS_LINE, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

const WIDTHS = [1280, 390]

test.use({ allowedErrors: STATUS_LINE })

for (const theme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ look: { theme, script: true } })

    test(`a page of every kind is ${theme}, has its fonts and fits`, async ({ tab }) => {
      test.slow()
      for (const path of kinds) {
        await test.step(path, async () => {
          await tab.goto(path)
          await tab.expectSeen('h1')
          await expect.poll(() => tab.evaluate(isInOwnFaces), `typefaces of ${path}`).toBe(true)
          const heading = await headingOf(tab)
          await tab.hydrated()
          expect(await headingOf(tab), `heading of ${path}`).toBe(heading)
          expect((await lightness(tab)) < 0.5, `dark paper of ${path}`).toBe(theme === 'dark')
          for (const width of WIDTHS) {
            await tab.resize(width, 800)
            const size = () =>
              tab.evaluate(() => {
                const { scrollWidth, clientWidth } = document.documentElement
                return { width: innerWidth, overflow: scrollWidth - clientWidth }
              })
            await expect.poll(size, `width of ${path}`).toEqual({ width, overflow: 0 })
          }
          await tab.resize(1280, 800)
        })
      }
    })
  })
}

const headingOf = (tab: Tab) => tab.evaluate(() => document.querySelector('h1')?.textContent)

/** Whether the first font family of the heading and of the footer is loaded. */
function isInOwnFaces() {
  const nameOf = (family: string) => family.replaceAll('"', '').trim()
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => nameOf(family)),
  )
  const elements = document.querySelectorAll('h1, footer a')
  return [...elements].every((element) => {
    const [first = ''] = getComputedStyle(element).fontFamily.split(',')
    return loaded.has(nameOf(first))
  })
}

/** The lightness of the paper, from 0 to 1, in any color space that a browser reports. */
function lightness(tab: Tab) {
  return tab.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return Number.NaN
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)) / 255
  })
}
