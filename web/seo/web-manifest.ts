import type { Site } from '#content/schema/site.ts'
import { MANIFEST_ICONS, PAPER } from '#web/build/logo-icons.ts'

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
