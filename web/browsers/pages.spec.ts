import { kinds } from '#web/e2e/pages.ts'
import { expect, test } from './fixtures.ts'

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test.describe(theme, () => {
    test.use({ look: { theme, script: true } })

    test(`pages of every kind have their fonts and colors and fit ${width} px`, async ({ tab }) => {
      await tab.resize(width)
      for (const path of kinds) {
        await tab.goto(path)
        await expect.poll(() => tab.evaluate(isInOwnFaces), `typefaces of ${path}`).toBe(true)
        const before = await tab.evaluate(readPage)
        await tab.hydrated()
        const expected = { ...before, width, overflow: 0, isDark: theme === 'dark' }
        expect(await tab.evaluate(readPage), path).toEqual(expected)
      }
    })
  })
}

/** Whether the first font family of the heading and of the footer is loaded. */
function isInOwnFaces() {
  const nameOf = (family: string) => family.replaceAll('"', '').trim()
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  return [...document.querySelectorAll('h1, footer a')].every((element) => {
    const [first = ''] = getComputedStyle(element).fontFamily.split(',')
    return loaded.some(({ family }) => nameOf(family) === nameOf(first))
  })
}

function readPage() {
  const { scrollWidth, clientWidth } = document.documentElement
  const { backgroundColor } = getComputedStyle(document.documentElement)
  return {
    heading: document.querySelector('h1')?.textContent,
    width: innerWidth,
    overflow: scrollWidth - clientWidth,
    isDark: Number.parseFloat(backgroundColor.replace(/^\w+\(/, '')) < 0.5,
  }
}
