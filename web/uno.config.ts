import { defineConfig, presetMini } from 'unocss'
import { loadContent } from '#content/load.ts'

// Spacing utilities and the hues of the categories; what has a design of its own is in src/styles.
export default defineConfig({
  presets: [presetMini()],
  content: { pipeline: { include: [/\/web\/src\/.*\.tsx($|\?)/] } },
  rules: [
    // The hue that folds and labels below this element take, in degrees of OKLCH.
    [/^hue-(\d+)$/, ([, degrees]) => ({ '--hue': degrees })],
  ],
  safelist: [
    'hue-62',
    'hue-75',
    ...loadContent().catalogue.categories.map(({ hue }) => `hue-${hue}`),
  ],
})
