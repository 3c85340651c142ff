import { createHash } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { type Node, Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import type { Fold } from '#web/fold/paper.ts'
import { findCategory, serviceHue } from '#web/page-data/content-lookups.ts'
import { logoSvg } from '#web/page-data/icons.ts'
import { isRightToLeft } from '#web/page-data/layout.ts'
import { pageFold } from '#web/page-data/page-texts.ts'
import { getUrlScheme } from '#web/page-data/url.ts'
import { type Typography, typographyOf } from '#web/page-data/writing-system-typography.ts'
import { readColorToken } from '#web/read-color-token.ts'
import packages from '../../package.json' with { type: 'json' }
import { entryByKindAt, type ListedPage } from './listed-page.ts'

export interface ShareSubject {
  /** The page's headline. */
  heading: string
  /** The category of the page, above the headline. */
  label: string
  /** In degrees of OKLCH. */
  hue: number
  fold: Fold
  /** The address of the photograph that takes the place of the fold. */
  photo?: string | undefined
}

/** A font file, its name in the styles, and the code points of its characters. */
export interface ShareFont {
  family: string
  source: Buffer
  characters: number[]
}

/** In px: the size for full-width link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** In px: the part of a share picture beside the headline. */
export const PHOTO_SIZE = { width: 390, height: 630 }

/** The path of the share picture of a page: /share/about.png, /share/home.png, with a photograph /share/blog/knot.jpg. */
export function sharePicturePath({ path, urlPath }: ListedPage, content: Content): string {
  const { study, article } = entryByKindAt(path, content)
  const imageUrl = (study ?? article)?.imageUrl
  if (imageUrl) return imageUrl.replace('/share', `/share${getUrlScheme(content).root}`)
  return `/share${urlPath === '/' ? '/home' : urlPath}.png`
}

/** In px: taller than the picture, so that the sheet extends beyond its edges. */
const SHEET = 820

/** The subject of a page's share picture: its heading, and its fold on the site. */
export function sharePictureSubject({ path, heading }: ListedPage, content: Content): ShareSubject {
  const entry = entryByKindAt(path, content)
  const category = categoryOfEntry(entry, content)
  if (category) {
    const [, , id = ''] = path.split('/')
    const photo = (entry.study ?? entry.article)?.photo?.src
    const fold = createFold(id, entry.service ? 4 : 5, SHEET)
    return { heading, label: category.name, hue: category.hue, fold, photo }
  }
  const { hue, url } = content.site
  const fold = pageFold(content, path.slice(1) || 'home', SHEET)
  return { heading, label: domainToUnicode(new URL(url).hostname), hue, fold }
}

/** The category of the entry on a page; undefined for a page without an entry. */
function categoryOfEntry(entry: ReturnType<typeof entryByKindAt>, content: Content) {
  const { catalogue } = content
  const { service, study, article, job } = entry
  if (service) return findCategory(catalogue.categories, service.category)
  if (study) return { name: study.category, hue: serviceHue(content, study.category) }
  if (article) return findCategory(catalogue.articleCategories, article.category)
  if (job) return findCategory(catalogue.departments, job.department)
  return undefined
}

/** Some messengers show no larger picture: such a picture is redrawn with rough edges, at half the size. */
const SHARE_BYTES = 60_000

/** The space for the headline, in the first font size that fits it without a broken word. */
const ROOM = { width: 740, height: 366 }
const SIZES = [148, 134, 121, 106, 91, 82, 73, 66, 60]

/** Keeps a line from ending at the hyphen before it. */
const WORD_JOINER = '\u2060'

/** Any character that has a shape. */
const VISIBLE = /[[\p{L}\p{M}\p{N}\p{P}\p{S}]--\p{Default_Ignorable_Code_Point}]/gv

// Two drawings, because each has one color: `currentColor` of its element. Smooth edges hide the
// rough layers below them.
const LAYERS = 'fill="currentColor" fill-opacity=".32"'
const EDGES = 'fill="none" stroke="currentColor" stroke-linejoin="round"'
const ROUGH = 'shape-rendering="crispEdges"'

const light = (name: string) => readColorToken(name, 'light')

const styles = (families: string, start: 'left' | 'right', type?: Typography) => `
.picture { background-color: ${light('paper')}; direction: ${start === 'left' ? 'ltr' : 'rtl'}; }
.picture > * { position: absolute; }
.layers { color: ${light('hue-layer')}; }
.edges { color: oklch(0.6 0.15 var(--hue)); }
.label { top: 56px; ${start}: 64px; font-size: 32px; font-weight: 600; color: ${light('hue-text')}; }
.headline, .name { font-family: ${families}; font-weight: 600; color: ${light('ink')}; }
.headline { top: 116px; ${start}: 60px; text-wrap: balance; ${type ? `line-height: ${type.leading.heading - 0.15}; word-break: keep-all` : 'line-height: 1; letter-spacing: -0.035em'}; }
.logo { bottom: 54px; ${start}: 64px; width: 52px; height: 52px; }
.name { bottom: 56px; ${start}: 132px; font-size: 40px; letter-spacing: -0.02em; }
`

/**
 * Prepares the common elements of all share pictures.
 * @param content the company's name, its logo and its look
 * @param fonts those with the glyphs of all pictures; several of one family have different characters
 * @param keep returns the bytes of an earlier build for a name that has the hash of all inputs, or makes them
 * @returns a function that draws a share picture as a PNG or, with a photograph in `PHOTO_SIZE`, as a JPEG, and throws if a
 *   headline fits in no size, or a text has a character that no font has
 */
export async function createSharePainter(
  { site, logo }: Pick<Content, 'site' | 'logo'>,
  fonts: ShareFont[],
  keep = (_name: string, make: () => Promise<Buffer>) => make(),
): Promise<(subject: ShareSubject, photo?: Buffer) => Promise<Buffer>> {
  const renderer = new Renderer()
  // Another version of the painter may draw differently.
  const inputs = createHash('sha256').update(packages.devDependencies['@takumi-rs/core'])
  const known = new Set<string>()
  for (const { family, source, characters } of fonts) {
    const unicodeRange = characters.map((each): [number, number] => [each, each])
    inputs.update(source)
    await renderer.registerFont({ name: family, data: source, unicodeRange })
    for (const each of characters) known.add(String.fromCodePoint(each))
  }
  const others = site.scriptTypefaces
  const start = isRightToLeft(site.language) ? 'right' : 'left'
  const end = start === 'left' ? 'right' : 'left'
  const families = [site.typefaces.display, ...others].map((family) => `'${family}'`).join()
  const look = {
    css: [styles(families, start, typographyOf(site.language))],
    fontFamilies: [site.typefaces.text, ...others],
  }

  function assertGlyphs(text: string) {
    const missing = text
      .normalize('NFC')
      .match(VISIBLE)
      ?.find((each) => !known.has(each))
    if (!missing) return
    throw new Error(
      `No typeface has the character "${missing}" of "${text}", for its share picture: name one that has it in scriptTypefaces of content/site.yaml.`,
    )
  }

  async function headline(heading: string): Promise<Node> {
    const text = insertWordBreaks(heading, site.language).replaceAll('-', `-${WORD_JOINER}`)
    for (const fontSize of SIZES) {
      const style = { fontSize, width: ROOM.width }
      const node: Node = { type: 'text', text, className: 'headline', style }
      const { height, runs } = await renderer.measure(node, { ...look, width: ROOM.width })
      // The width of a run includes the space after its last word.
      const widest = Math.max(...runs.map(({ x, width }) => x + width)) - fontSize / 4
      if (height <= ROOM.height && widest <= ROOM.width) return node
    }
    throw new Error(
      `The heading "${heading}" is too long for a share picture: shorten it, or its longest word.`,
    )
  }

  return async ({ heading, label, hue, fold }, photo) => {
    for (const text of [heading, label, site.name]) assertGlyphs(text)
    // A quarter lies beyond the edge; less of a narrow fold, so that enough stays visible.
    const width = Math.round(Math.max(0.76 * fold.width, SHARE_SIZE.width - 660))
    const sheet: Node['style'] = { width, height: SHARE_SIZE.height, top: 0, [end]: 0 }
    // Half the line of its outermost edge lies beyond the fold.
    const left = start === 'left' ? -1 : fold.width - width + 1
    const viewBox = [left, (fold.height - SHARE_SIZE.height) / 2, width, SHARE_SIZE.height]
    const node: Node = {
      type: 'container',
      className: 'picture',
      style: { ...SHARE_SIZE, '--hue': hue },
      children: [
        ...(photo
          ? [{ type: 'image' as const, src: 'photo', style: { ...PHOTO_SIZE, top: 0, [end]: 0 } }]
          : [
              { type: 'image' as const, src: 'layers', className: 'layers', style: sheet },
              { type: 'image' as const, src: 'edges', className: 'edges', style: sheet },
            ]),
        { type: 'text', text: label, className: 'label' },
        await headline(heading),
        { type: 'image', src: 'logo', className: 'logo' },
        { type: 'text', text: site.name, className: 'name' },
      ],
    }
    const draw = (edges: string) => {
      const images = [
        ...(photo ? [{ src: 'photo', data: photo }] : []),
        drawing('layers', fold, viewBox, `${LAYERS} ${ROUGH}`),
        drawing('edges', fold, viewBox, edges),
        { src: 'logo', data: Buffer.from(logoSvg(logo, site.hue)) },
      ]
      const hash = inputs.copy().update(JSON.stringify([look, node, images]))
      return keep(`${hash.digest('base64url')}.${photo ? 'jpg' : 'png'}`, async () => {
        const png = await renderer.render(node, { ...look, ...SHARE_SIZE, images })
        return photo ? sharp(png).jpeg({ quality: 75, mozjpeg: true }).toBuffer() : png
      })
    }
    const picture = await draw(EDGES)
    return photo || picture.length <= SHARE_BYTES ? picture : draw(`${EDGES} ${ROUGH}`)
  }
}

/** A part of a fold, since one beyond the picture would take as long to draw. */
function drawing(src: string, { width, height, layers }: Fold, viewBox: number[], look: string) {
  const paths = layers.map((path) => `<path d="${path}"/>`).join('')
  // 2 px.
  const line = Math.max(width, height) / 400
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" ${look} stroke-width="${line}">${paths}</svg>`
  return { src, data: Buffer.from(svg) }
}

/** Lets a line end where it stands. */
const WORD_BREAK = '\u200b'

/**
 * Marks the ends of words that no space separates, as in Japanese and Thai: the painter of share pictures has no
 * dictionary. None is before hiragana, which continues the word.
 */
export function insertWordBreaks(text: string, language: string): string {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return Array.from(segments, ({ segment, index }) => {
    const isBetween =
      /[\p{L}\p{M}\p{Pe}。、]$/u.test(text.slice(0, index)) && /^\p{L}/u.test(segment)
    return isBetween && !/^\p{Script=Hiragana}/u.test(segment) ? WORD_BREAK + segment : segment
  }).join('')
}
