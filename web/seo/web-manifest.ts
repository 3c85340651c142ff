import type { Site } from '#content/schema/site.ts'

/** The page's background in the light theme: home screens show transparent pixels as black. */
export const PAPER = '#fcfaf7'

/** The side lengths in px of the manifest's icons: the minimum that browsers require. */
export const MANIFEST_ICONS = [192, 512]

/** The web app manifest: from a home screen, the site opens as a normal browser page. */
export function webManifest({ name, language }: Site): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: MANIFEST_ICONS.map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  })
}
