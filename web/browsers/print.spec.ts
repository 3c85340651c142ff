import { expect, test } from './fixtures.ts'

test.use({ look: { theme: 'dark', script: true } })

/** Neither driver can emulate print media: this applies the print rules to the screen. */
function showAsPrinted() {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\b(?:print|screen)\b/.test(rule.media.mediaText)) {
        rule.media.mediaText = rule.media.mediaText
          .replace(/\bscreen\b/g, 'speech')
          .replace(/\bprint\b/g, 'all')
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    turn(sheet.cssRules)
  }
}

test('a page prints black on white, complete, without navigation and actions', async ({ tab }) => {
  await tab.visit('/contact')
  expect(await tab.countSeen('.header')).toBe(1)

  await tab.evaluate(showAsPrinted)

  await tab.expectSeen('h1')
  for (const part of ['.header', '.footer-end', '.closing', 'nav', '.action']) {
    await tab.expectCount(part, 0)
  }
  const answers = await tab.evaluate(() => document.querySelectorAll('main details').length)
  await tab.expectCount('main details .prose', answers)
  const colors = await tab.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, p, li, .label)')]
    return [
      getComputedStyle(document.documentElement).backgroundColor,
      ...new Set(
        texts.filter((each) => each.checkVisibility()).map((each) => getComputedStyle(each).color),
      ),
    ]
  })
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})
