import { createHash } from 'node:crypto'
import { icons as simple } from '@iconify-json/simple-icons'
import { type Node, Renderer } from '@takumi-rs/core'
import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { paperColor } from '#web/color-tokens.ts'
import { createFold } from '#web/fold/create-fold.ts'
import type { Fold } from '#web/fold/draw.ts'
import { listedArticles } from '#web/page-data/cards.ts'
import { paperDrawing } from '#web/page-data/paper-drawing.ts'
import { perContent } from './site-content.ts'
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

function drawFold({ width, height, layers }: Fold, hue: number): string {
  const viewBox = `-1 -1 ${width + 2} ${height + 2}`
  return paperDrawing({ viewBox, paths: layers.map((d) => ({ d })) }, hue)
}

/**
 * The logo for browsers, feed readers and home screens without SVG support, under their default names:
 * an icon of 32 pixels, and an opaque one of 180 with paper around the logo.
 */
function logoIcons(svg: string): StaticFiles {
  const images = [{ src: 'logo', data: Buffer.from(svg) }]
  const draw = (side: number, padding: number, format: 'ico' | 'png', backgroundColor?: string) => {
    const box = { width: side, height: side }
    const inner = side - 2 * padding
    const icon: Node = {
      type: 'container',
      style: { ...box, padding, backgroundColor },
      children: [{ type: 'image', src: 'logo', width: inner, height: inner }],
    }
    return new Renderer().render(icon, { ...box, images, format })
  }
  return new Map([
    ['favicon.ico', () => draw(32, 0, 'ico')],
    // Home screens show transparent pixels as black.
    ['apple-touch-icon.png', () => draw(180, 20, 'png', paperColor('light'))],
  ])
}

const SIZE = 24
/** A gray with a contrast of at least 3:1 on the background of either theme. */
const COLOR = '#747b88'

const picture = perContent((content) => {
  const items = content['pages/home'].technologies?.items ?? []
  const source = draw(items.map(({ icon }) => icon))
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { file: `assets/technology-icons-${hash}.svg`, source, isNeeded: items.length > 0 }
})

/** One cacheable picture with the icons of all technologies in the content. */
export function technologyIcons(): StaticFiles {
  const { file, source, isNeeded } = picture()
  return new Map(isNeeded ? [[file, source]] : [])
}

/** The URL of that picture; the suffix `#react` shows only that icon. */
export function technologyIconsUrl(): string {
  return `/${picture().file}`
}

function draw(names: string[]): string {
  const icons = names.map((name, index) => {
    const icons: Record<string, { body: string }> = simple.icons
    const icon = assertDefined(icons[name], `icon named "${name}"`)
    const top = index * SIZE
    return `<view id="${name}" viewBox="0 ${top} ${SIZE} ${SIZE}"/><g transform="translate(0 ${top})">${icon.body}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" color="${COLOR}">${icons.join('')}</svg>`
}
