import { defineConfig, presetMini } from 'unocss'
import { siteContent } from './build/site-content.ts'

/** The classes of the hues that the catalogue names. */
function hues(): string[] {
  const { categories, articleCategories, faqCategories, departments } = siteContent().catalogue
  const labels = [...categories, ...articleCategories, ...faqCategories, ...departments]
  return labels.map(({ hue }) => `hue-${hue}`)
}

// Spacing utilities and the hues of the categories; the designs of components are in src/styles.
export default defineConfig({
  // No utility here needs the preset's custom properties on every element.
  presets: [presetMini({ preflight: false })],
  // Words of the content and tag names that are also names of utilities.
  blocklist: ['fixed', 'h3', 'hidden', 'inline', 'px'],
  content: { pipeline: { include: [/\/web\/src\/.*\.tsx($|\?)/] } },
  rules: [
    // The hue of the folds and labels inside this element, in degrees of OKLCH.
    [/^hue-(\d+)$/, ([, degrees]) => ({ '--hue': degrees })],
  ],
  safelist: ['hue-62', 'hue-75', hues],
})
