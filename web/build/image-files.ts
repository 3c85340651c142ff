import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#content/collections.ts'
import { CONTENT_FOLDER } from '#content/folder.ts'
import { publishedPictures } from '#content/pictures.ts'
import { createFold } from '#web/fold/create-fold.ts'
import type { Fold } from '#web/fold/draw.ts'
import { listedArticles } from '#web/page-data/article-card.ts'
import { paperDrawing } from '#web/page-data/paper-drawing.ts'
import { logoIcons } from './logo-icons.ts'
import { perContent, siteLanguages } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

/** One SVG file for each `imageUrl` of the case studies and articles, and the icons of the logo. */
export const foldImages = perContent(imagesOf)

/** An article that waits for its date has no file: its name would say what is coming. */
export function imagesOf(content: Content): StaticFiles {
  const { hue } = content.site
  const logo = paperDrawing(content.logo, hue)
  return new Map([
    ['favicon.svg', logo],
    ...logoIcons(logo),
    ...[...content['case-studies'].values(), ...listedArticles(content)].map(
      ({ id, imageUrl }) =>
        [imageUrl.slice(1), () => drawFold(createFold(id, 5, 300), hue)] as const,
    ),
  ])
}

/** The pictures in published texts, from content/pictures/: `pictures/<file>`. */
export const pictures = (): StaticFiles =>
  new Map(
    Array.from(publishedPictures(siteLanguages()), (address) => [
      address.slice(1),
      () => readFileSync(join(CONTENT_FOLDER, address)),
    ]),
  )

function drawFold({ width, height, layers }: Fold, hue: number): string {
  const viewBox = `-1 -1 ${width + 2} ${height + 2}`
  return paperDrawing({ viewBox, paths: layers.map((d) => ({ d })) }, hue)
}
