import type { Logo } from '#content/schema/logo.ts'
import { paperColors } from './paper-colors.ts'
import { pathElements } from './paper-drawing.ts'

/**
 * The logo for the browser's tab, as a `data:` address: a file would be requested before the first
 * paint and, on a slow connection, delay the largest paint by 100 ms. It repeats the paths of the
 * header's logo and so adds about 100 compressed bytes. Browsers without SVG icons use the file.
 * @param hue of the site, in degrees of OKLCH
 */
export function tabIcon({ viewBox, paths }: Logo, hue: number): string {
  // As short as possible, because it is in every page.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${paperColors(hue).layer}" fill-opacity=".6">${pathElements(paths)}</svg>`
  return `data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent).replaceAll('"', '%27')}`
}
