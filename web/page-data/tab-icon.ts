import { LOGO } from './logo.ts'

const [width, height] = [LOGO.width + 2, LOGO.height + 2]
const paths = LOGO.layers.map((path) => `<path d="${path}"/>`).join('')
// As short as possible, because it is in every page.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${width} ${height}" fill="#e39a00" fill-opacity=".6">${paths}</svg>`

/**
 * The logo for the browser's tab, as a `data:` address: a file would be requested before the first
 * paint and, on a slow connection, delay the largest paint by 100 ms. It repeats the paths of the
 * header's logo and so adds about 100 compressed bytes. Browsers without SVG icons use the file.
 */
export const TAB_ICON = `data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent).replaceAll('"', '%27')}`
