import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFold, type Fold } from '#web/fold/create-fold.ts'
import { LOGO } from '#web/page-data/logo.ts'
import { logoIcons } from './logo-icons.ts'
import { perContent } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

const PICTURES = join(import.meta.dirname, '../../content/pictures')

const LOGO_DRAWING = drawing(LOGO)

/** One SVG file for each `imageUrl` of the case studies and articles, and the icons of the logo. */
export const foldImages = perContent(
  (content): StaticFiles =>
    new Map([
      ['favicon.svg', LOGO_DRAWING],
      ...logoIcons(LOGO_DRAWING),
      ...[...content['case-studies'].values(), ...content.articles.values()].map(
        ({ id, imageUrl }) => [imageUrl.slice(1), () => drawing(createFold(id, 5, 300))] as const,
      ),
    ]),
)

/** The pictures of content/pictures/: `pictures/<file>`. */
export function pictures(): StaticFiles {
  const names = existsSync(PICTURES) ? readdirSync(PICTURES) : []
  return new Map(
    names.map((name) => [`pictures/${name}`, () => readFileSync(join(PICTURES, name))]),
  )
}

/** A square drawing in the colors of the logo, which suit light and dark backgrounds. */
function drawing({ width, height, layers }: Fold): string {
  const side = Math.max(width, height) + 2
  const viewBox = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`
  const paths = layers.map((path) => `<path d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
<g fill="#e39a00" fill-opacity=".5" stroke="#8f5c00" stroke-width="${side / 40}" stroke-linejoin="round">${paths}</g>
</svg>
`
}
