import { type Node, Renderer } from '@takumi-rs/core'
import { paperColor } from '#web/color-tokens.ts'
import { MANIFEST_ICONS } from '#web/seo/web-manifest.ts'
import type { StaticFiles } from './static-files.ts'

/**
 * The logo for browsers, feed readers and home screens without SVG support, under their default names:
 * an icon of 32 pixels, an opaque one of 180 with paper around the logo, and those of the manifest.
 */
export function logoIcons(svg: string): StaticFiles {
  const images = [{ src: 'logo', data: Buffer.from(svg) }]

  function small(): Promise<Buffer> {
    const box = { width: 32, height: 32 }
    const icon: Node = { type: 'image', src: 'logo', ...box }
    return new Renderer().render(icon, { ...box, images, format: 'ico' })
  }

  // Home screens show transparent pixels as black.
  function onPaper(side: number): Promise<Buffer> {
    const box = { width: side, height: side }
    const inner = Math.round((side * 7) / 9)
    const icon: Node = {
      type: 'container',
      style: { ...box, padding: (side - inner) / 2, backgroundColor: paperColor('light') },
      children: [{ type: 'image', src: 'logo', width: inner, height: inner }],
    }
    return new Renderer().render(icon, { ...box, images })
  }

  return new Map([
    ['favicon.ico', small],
    ['apple-touch-icon.png', () => onPaper(180)],
    ...MANIFEST_ICONS.map((side) => [`icon-${side}.png`, () => onPaper(side)] as const),
  ])
}
