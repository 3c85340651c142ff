import type { Page } from '@playwright/test'
import { expect, fontsSwapped, STATUS_LINE, test } from './fixtures.ts'
import { article, kinds } from './pages.ts'

/** In px: more than any gap between two sections of a page. */
const BLANK = 400

// Link previews, archives and visual tests capture the whole page without scrolling.
const thorough = process.env.EVERY_PAGE === '1'
const paths = thorough ? kinds : ['/', article ?? '/services']
const widths = thorough ? [375, 1280] : [375]

test.use({ allowedMessages: STATUS_LINE })

for (const path of paths) {
  for (const width of widths) {
    test(`a full-page screenshot of ${path} at ${width} px is complete`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 })
      await page.goto(path)
      await fontsSwapped(page)
      await expect.poll(() => imagesAreThere(page)).toBe(true)

      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })

      const seen = await look(page, picture.toString('base64'))
      expect(seen.width).toBe(width)
      expect(seen.blank).toBeLessThan(BLANK)
    })
  }
}

const imagesAreThere = (page: Page) =>
  page.evaluate(() => Array.from(document.images).every(({ complete }) => complete))

/** The width of a picture, and the height of the highest band in it whose rows have one color each. */
async function look(page: Page, picture: string) {
  const canvas = await page.context().newPage()
  return canvas.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? [])
    let [blank, band] = [0, 0]
    for (let row = 0; row < height; row++) {
      const colors = pixels.subarray(row * width, (row + 1) * width)
      band = colors.every((color) => color === colors[0]) ? band + 1 : 0
      blank = Math.max(blank, band)
    }
    return { width, blank }
  }, picture)
}
