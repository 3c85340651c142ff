import { type Node, Renderer } from '@takumi-rs/core'
import { MANIFEST_ICONS, PAPER } from '#web/seo/web-manifest.ts'

/**
 * The logo for those who take no SVG, by the names that browsers, feed readers and home screens try
 * of themselves: an icon of 32 pixels, and an opaque one of 180 with paper around the logo; and the manifest's.
 */
export async function logoIcons(svg: string): Promise<[file: string, bytes: Buffer][]> {
  const renderer = new Renderer()
  const images = [{ src: 'logo', data: Buffer.from(svg) }]

  const small = { width: 32, height: 32 }
  const tab: Node = { type: 'image', src: 'logo', ...small }

  const onPaper = (side: number) => {
    const box = { width: side, height: side }
    const inner = Math.round((side * 7) / 9)
    const icon: Node = {
      type: 'container',
      style: { ...box, padding: (side - inner) / 2, backgroundColor: PAPER },
      children: [{ type: 'image', src: 'logo', width: inner, height: inner }],
    }
    return renderer.render(icon, { ...box, images })
  }
  const large = MANIFEST_ICONS.map(
    async (side): Promise<[string, Buffer]> => [`icon-${side}.png`, await onPaper(side)],
  )
  return [
    ['favicon.ico', await renderer.render(tab, { ...small, images, format: 'ico' })],
    ['apple-touch-icon.png', await onPaper(180)],
    ...(await Promise.all(large)),
  ]
}
