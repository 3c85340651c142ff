import { presetMini } from '@unocss/preset-mini'
import { defineConfig } from '@unocss/vite'
import { cacheByContent, getContent } from './build/content-cache.ts'
import { renderFallbackFonts } from './build/fallback-fonts.ts'
import { WRITING_SYSTEM_FAMILY, writingSystemFonts } from './build/writing-system-fonts.ts'
import { heroHue } from './page-data/page-texts.ts'

/** The classes of the hues of the site and of its categories. */
function hues(): string[] {
  const { site, catalogue } = getContent()
  const { categories, articleCategories, faqCategories, departments } = catalogue
  const labels = [...categories, ...articleCategories, ...faqCategories, ...departments]
  return [site.hue, heroHue(site), ...labels.map(({ hue }) => hue)].map((hue) => `hue-${hue}`)
}

/** The tokens that follow content/site.yaml, for pages and inbox. */
const brandStyles = cacheByContent(async ({ site }): Promise<string> => {
  const { hue, typefaces } = site
  const letters = (await writingSystemFonts()).fonts.length > 0 ? `,"${WRITING_SYSTEM_FAMILY}"` : ''
  const fonts = `--display:"${typefaces.display}"${letters};--text:"${typefaces.text}"${letters}`
  return `:root{--hue:${hue}}[data-fonts]{${fonts}}${await renderFallbackFonts(typefaces)}`
})

// Spacing utilities and the tokens and hues of the content; the designs of components are in src/styles.
export default defineConfig({
  // No utility here needs the preset's custom properties on every element.
  presets: [presetMini({ preflight: false })],
  // Words of the content and of comments, and tag names, that are also names of utilities.
  blocklist: ['block', 'fixed', 'h2', 'h3', 'hidden', 'inline', 'px', 'visible'],
  content: { pipeline: { include: [/\/web\/src\/.*\.tsx($|\?)/] } },
  rules: [
    // The hue of the folds and labels inside this element, in degrees of OKLCH.
    [/^hue-(\d+)$/, ([, degrees]) => ({ '--hue': degrees })],
  ],
  safelist: [hues],
  preflights: [{ getCSS: () => brandStyles() }],
})
