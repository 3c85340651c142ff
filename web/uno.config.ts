import { defineConfig, presetMini } from 'unocss'
import { loadContent } from '#content/load.ts'

const { categories, articleCategories, faqCategories, departments } = loadContent().catalogue
const labels = [...categories, ...articleCategories, ...faqCategories, ...departments]

// Spacing utilities and the hues of the categories; what has a design of its own is in src/styles.
export default defineConfig({
  // No utility here needs the preset's custom properties on every element.
  presets: [presetMini({ preflight: false })],
  // Words of the text and tags that happen to be utilities.
  blocklist: ['fixed', 'h3', 'hidden', 'inline', 'px'],
  content: { pipeline: { include: [/\/web\/src\/.*\.tsx($|\?)/] } },
  rules: [
    // The hue that folds and labels below this element take, in degrees of OKLCH.
    [/^hue-(\d+)$/, ([, degrees]) => ({ '--hue': degrees })],
  ],
  safelist: ['hue-62', 'hue-75', ...labels.map(({ hue }) => `hue-${hue}`)],
})
