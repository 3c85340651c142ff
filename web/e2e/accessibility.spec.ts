import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'
import { kinds, pages } from './pages.ts'

const content = loadContent()
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** `EVERY_PAGE=1` checks every page in both themes at three widths: about ten minutes. */
const thorough = process.env.EVERY_PAGE === '1'
const paths = thorough ? [...pages.map(({ path }) => path), '/nope', '/services/nope'] : kinds
const themes = thorough ? (['light', 'dark'] as const) : (['light'] as const)
const widths = thorough ? [375, 768, 1280] : [1280]

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** How many seconds the longest animation or transition of a page takes. */
function longestMotion(page: Page) {
  return page.evaluate(() => {
    const seconds = (value: string) => Math.max(...value.split(',').map(Number.parseFloat))
    const styles = Array.from(document.querySelectorAll('*'), (element) =>
      ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
    ).flat()
    return Math.max(
      ...styles.map((style) => seconds(style.animationDuration)),
      ...styles.map((style) => seconds(style.transitionDuration)),
    )
  })
}

test.use({ allowedMessages: STATUS_LINE })

for (const path of paths) {
  for (const theme of themes) {
    for (const width of widths) {
      test(`${path} has no violation and keeps still, ${theme} at ${width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await hydrated(page)
        expect(await longestMotion(page)).toBeLessThanOrEqual(0.01)
        for (const summary of await page.locator('main summary').all()) await summary.click()
        expect(await violationsOf(page)).toEqual([])

        if (width < 896) await page.getByRole('button', { name: 'Open the menu' }).click()
        else await page.getByRole('banner').getByRole('button', { name: 'Services' }).click()
        expect(await violationsOf(page)).toEqual([])
      })
    }
  }
}

for (const theme of themes) {
  for (const width of widths) {
    test(`a form with mistakes has no violation, ${theme} at ${width} px`, async ({ page }) => {
      await openForm(page, '/contact', { theme, width })
      await page.getByRole('button', { name: 'Send message' }).click()

      await expect(page.locator('[aria-invalid]')).toHaveCount(3)
      expect(await violationsOf(page)).toEqual([])
    })

    for (const [path, title] of [
      ['/contact', 'Error sending message'],
      ['/blog', content['pages/notices'].subscribed.heading],
    ] as const) {
      test(`the toast on ${path} has no violation, ${theme} at ${width} px`, async ({ page }) => {
        await openForm(page, path, { theme, width })
        await page.route('/api/contact', (route) => route.fulfill({ status: 503, body: '' }))
        await page.route('/api/subscribe', (route) => route.fulfill({ status: 202, json: {} }))
        if (path === '/contact') {
          await page.getByLabel('Name').fill('Ada')
          await page.getByLabel('Message').fill('Hello.')
        }
        await page.getByLabel('E-mail').first().fill('ada@prospect.example')
        await page.getByLabel('E-mail').first().press('Enter')
        const toast = page.locator('.toast', { hasText: title })
        await expect(toast).toBeVisible()
        // While it has the focus, it stays.
        await page.keyboard.press('F8')

        expect(await violationsOf(page)).toEqual([])
        await expect(toast).toBeVisible()
      })
    }
  }
}

async function openForm(
  page: Page,
  path: string,
  { theme, width }: { theme: 'light' | 'dark'; width: number },
) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await hydrated(page)
}

for (const path of kinds) {
  test(`${path} scrolls in one direction and cuts no text, at any width`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)

    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await cutTexts(page), `at ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    }
  })
}

/** The elements whose text is wider than they are. */
function cutTexts(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main *, header *, footer *'))
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) =>
        Array.from(element.childNodes).some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        ),
      )
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`),
  )
}

/** WCAG 2.2, 1.4.11: what can be operated, and its focus, stand out by 3:1. */
const CONTROL_CONTRAST = 3

for (const theme of ['light', 'dark'] as const) {
  test(`control borders and focus rings stand out, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/contact')

    const contrasts = await page.evaluate(() => {
      const context = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true })
      function luminance(colour: string) {
        if (!context) throw new Error('There is no canvas to measure with.')
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        const channels = Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3))
        const [red = 0, green = 0, blue = 0] = channels
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      function contrast(one: string, other: string) {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      }
      const paper = getComputedStyle(document.documentElement).backgroundColor
      const input = document.querySelector('input')
      const quiet = document.querySelector<HTMLElement>('main a')
      if (!input || !quiet) throw new Error('There is nothing to measure.')
      const { borderColor, backgroundColor } = getComputedStyle(input)
      quiet.focus()
      const ring = getComputedStyle(quiet).outlineColor
      return {
        borderOnPaper: contrast(borderColor, paper),
        borderOnField: contrast(borderColor, backgroundColor),
        ringOnPaper: contrast(ring, paper),
        ringOnField: contrast(ring, backgroundColor),
      }
    })

    for (const [name, value] of Object.entries(contrasts)) {
      expect(value, name).toBeGreaterThanOrEqual(CONTROL_CONTRAST)
    }
  })
}
