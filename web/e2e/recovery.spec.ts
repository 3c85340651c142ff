import { expect, hydrated, test } from './fixtures.ts'

test.describe('after a deploy', () => {
  test.use({ allowedMessages: /Failed to (?:load resource|fetch dynamically imported module)/ })

  test('a tab whose parts are gone loads the next page whole', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))

    await page.getByRole('link', { name: 'Digital Transformation' }).click()

    await expect(page).toHaveURL('/services/digital-transformation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Transformation')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  test('a page whose app cannot be loaded stays as it was rendered', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))

    await page.goto('/services/gaming')
    await page.mouse.move(10, 10)
    await page.waitForTimeout(500)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming')
  })
})

test.describe('when a page fails to render', () => {
  test.use({ allowedMessages: /./ })

  test('the visitor is given the phone number and the e-mail address', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route('**/assets/gaming-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default { hue: 1 }' }),
    )
    await page.getByRole('link', { name: 'See all services' }).click()
    await page.getByRole('link', { name: 'Gaming' }).click()

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/broke/)
    await expect(main.getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', /^tel:\+1/)
    await expect(main.getByRole('link', { name: /@lumenfold/ })).toHaveAttribute('href', /^mailto:/)
  })
})
