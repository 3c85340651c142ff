import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { iconPath } from '#web/page-data/icon-path.ts'
import { shellData } from '#web/page-data/shell.ts'

test.each([
  ['en', 'arrow-right'],
  ['ar', 'arrow-left'],
])('in %s, the arrow of a link points to the end of the line: %s', (language, icon) => {
  const page = { ...content, site: { ...content.site, language } }

  expect(shellData(page, [page]).icons.lead).toBe(iconPath(icon))
})
