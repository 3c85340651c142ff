import type { Site } from '#content/schema/site.ts'

/** The page's background in the light theme: home screens show transparent pixels as black. */
export const PAPER = '#fcfaf7'

/** The sides, in pixels, of the icons of the manifest: the minimum that browsers ask for. */
export const MANIFEST_ICONS = [192, 512]

/** How a home screen shows the site: as a page of the browser, under its logo. */
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
