import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/**
 * The fonts in `fonts`, by their names in build/fallback-fonts.ts: Latin subsets of Liberation Sans, which
 * has Arial's metrics (OFL-1.1), Roboto (Apache-2.0) and DejaVu Sans (Bitstream Vera's license).
 */
export const SYSTEM_FONTS = ['Arial', 'Roboto', 'DejaVu'] as const
export type SystemFont = (typeof SYSTEM_FONTS)[number]

/** Shows the page's next documents in this font until the site's own arrive, whatever fonts the machine has. */
export async function showInSystemFont(page: Page, name: SystemFont) {
  const home = await (await page.request.get('/')).text()
  const faces = ['Display', 'Text'].flatMap((role) =>
    rulesOf(home, `${role} ${name}`).map((rule) => {
      const weight = rule['font-weight'] ?? '400'
      const file = `${name.toLowerCase()}-${weight === '400' ? 'regular' : 'bold'}.woff2`
      return {
        family: `${role} ${SYSTEM_FONTS[0]}`, // the first choice of the stylesheet
        font: readFileSync(join(import.meta.dirname, 'fonts', file), 'base64'),
        descriptors: {
          weight,
          ascentOverride: rule['ascent-override'] ?? 'normal',
          descentOverride: rule['descent-override'] ?? 'normal',
          sizeAdjust: rule['size-adjust'] ?? '100%',
        },
      }
    }),
  )
  await page.addInitScript((given) => {
    for (const { family, font, descriptors } of given) {
      const bytes = Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0))
      document.fonts.add(new FontFace(family, bytes, descriptors))
    }
  }, faces)
}

/** The descriptors of a page's `@font-face` rules for a family. */
function rulesOf(html: string, family: string): Record<string, string>[] {
  const rules = [...html.matchAll(/@font-face\{([^}]+)\}/g)]
  return rules
    .map(([, body = '']) => Object.fromEntries(body.split(';').map((line) => line.split(':'))))
    .filter((rule) => rule['font-family']?.replaceAll('"', '') === family)
}
