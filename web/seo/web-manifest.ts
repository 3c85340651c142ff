import type { Site } from '#content/schema/site.ts'
import { paperColor } from '#web/color-tokens.ts'

/** The side lengths in px of the manifest's icons: the minimum that browsers require. */
export const MANIFEST_ICONS = [192, 512]

/** The web app manifest: from a home screen, the site opens as a normal browser page. */
export function webManifest({ name, language }: Site): string {
  const paper = paperColor('light')
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: MANIFEST_ICONS.map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  })
}
