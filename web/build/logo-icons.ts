import { type Node, Renderer } from '@takumi-rs/core'

/** The page's background in the light theme: home screens show what is transparent as black. */
const PAPER = '#fcfaf7'

/**
 * The logo for those who take no SVG, by the names that browsers, feed readers and home screens try
 * of themselves: an icon of 32 pixels, and an opaque one of 180 with paper around the logo.
 */
export async function logoIcons(svg: string): Promise<[file: string, bytes: Buffer][]> {
  const renderer = new Renderer()
  const images = [{ src: 'logo', data: Buffer.from(svg) }]

  const small = { width: 32, height: 32 }
  const tab: Node = { type: 'image', src: 'logo', ...small }

  const large = { width: 180, height: 180 }
  const homeScreen: Node = {
    type: 'container',
    style: { ...large, padding: 20, backgroundColor: PAPER },
    children: [{ type: 'image', src: 'logo', width: 140, height: 140 }],
  }
  return [
    ['favicon.ico', await renderer.render(tab, { ...small, images, format: 'ico' })],
    ['apple-touch-icon.png', await renderer.render(homeScreen, { ...large, images })],
  ]
}
