import { createHash } from 'node:crypto'
import { icons as simple } from '@iconify-json/simple-icons'
import { type Node, Renderer } from '@takumi-rs/core'
import { assertDefined } from '#content/assert-defined.ts'
import { logoSvg } from '#web/page-data/icons.ts'
import { paperColor } from '#web/read-color-token.ts'
import { cacheByContent } from './content-cache.ts'
import type { StaticFiles } from './static-files.ts'

/**
 * The logo as an icon and, for browsers, feed readers and home screens without SVG support, under their default names:
 * an icon of 32 pixels, and an opaque one of 180 with paper around the logo.
 */
export const logoIconFiles = cacheByContent(({ site, logo }): StaticFiles => {
  const svg = logoSvg(logo, site.hue)
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
  return new Map<string, string | (() => Promise<Uint8Array>)>([
    ['favicon.svg', svg],
    ['favicon.ico', () => draw(32, 0, 'ico')],
    // Home screens show transparent pixels as black.
    ['apple-touch-icon.png', () => draw(180, 20, 'png', paperColor('light'))],
  ])
})

const SIZE = 24
/** A gray with a contrast of at least 3:1 on the background of either theme. */
const COLOR = '#747b88'

const picture = cacheByContent((content) => {
  const items = content['pages/home'].technologies?.items ?? []
  const source = draw(items.map(({ icon }) => icon))
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { file: `assets/technology-icons-${hash}.svg`, source, isNeeded: items.length > 0 }
})

/** One cacheable picture with the icons of all technologies in the content. */
export function technologyIconsFile(): StaticFiles {
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
