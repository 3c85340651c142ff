import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFold, type Fold } from '#web/fold/create-fold.ts'
import { paperDrawing } from '#web/page-data/paper-drawing.ts'
import { logoIcons } from './logo-icons.ts'
import { perContent } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

const CONTENT = join(import.meta.dirname, '../../content')

/** One SVG file for each `imageUrl` of the case studies and articles, and the icons of the logo. */
export const foldImages = perContent((content): StaticFiles => {
  const { hue } = content.site
  const logo = paperDrawing(content.logo, hue)
  return new Map([
    ['favicon.svg', logo],
    ...logoIcons(logo),
    ...[...content['case-studies'].values(), ...content.articles.values()].map(
      ({ id, imageUrl }) =>
        [imageUrl.slice(1), () => drawFold(createFold(id, 5, 300), hue)] as const,
    ),
  ])
})

/** The pictures of texts in content/pictures/: `pictures/<file>`. Photos are published in smaller sizes. */
export const pictures = perContent((content): StaticFiles => {
  const people = content['pages/about']?.leaders?.people ?? []
  const photos = people.map(({ photo }) => `/pictures/${photo}`)
  const addresses = [...content.pictures.keys()].filter((address) => !photos.includes(address))
  return new Map(
    addresses.map((address) => [address.slice(1), () => readFileSync(join(CONTENT, address))]),
  )
})

function drawFold({ width, height, layers }: Fold, hue: number): string {
  const viewBox = `-1 -1 ${width + 2} ${height + 2}`
  return paperDrawing({ viewBox, paths: layers.map((d) => ({ d })) }, hue)
}
