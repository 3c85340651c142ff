import type { Site } from '#content/schema/site.ts'

/** The hue of the large sheets on the home and the careers page: beside the logo's, so that they differ. */
export function heroHue({ hue }: Pick<Site, 'hue'>): number {
  return (hue + 360 - 13) % 360
}
