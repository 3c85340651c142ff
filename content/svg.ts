import { SaxesParser, type SaxesTagNS } from 'saxes'

/** The command that makes paths of letters. */
const TO_PATHS = 'inkscape --export-text-to-path --export-plain-svg -o logo.svg logo.svg'

/**
 * The drawing in an SVG file as plain data, because pages render elements and never markup: the view box,
 * its gradients, and the attributes of each path, with the fill of the whole drawing if it has none.
 * @throws {Error} that names the first other element
 */
export function parseSvg(text: string): object {
  const paths: Record<string, string>[] = []
  const gradients: { kind: string; attributes: object; stops: object[] }[] = []
  let root: Record<string, string> = {}
  readXml(text, ({ name, attributes }, depth) => {
    const values = Object.fromEntries(
      Object.values(attributes).map((each) => [each.name, each.value]),
    )
    if (depth === 0 && name === 'svg') root = values
    else if (depth === 1 && name === 'path') paths.push(values)
    else if (name.endsWith('Gradient'))
      gradients.push({ kind: name, attributes: values, stops: [] })
    else if (name === 'stop') gradients.at(-1)?.stops.push(values)
    else if (name === 'text') throw new Error(`<text>: ${TO_PATHS}`)
    else if (depth !== 1 || !['title', 'defs'].includes(name)) throw new Error(`<${name}>`)
  })
  const { viewBox, fill = 'none' } = root
  const common = fill === 'none' ? {} : { fill }
  return { viewBox, gradients, paths: paths.map((attributes) => ({ ...common, ...attributes })) }
}

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** The elements that draw: none runs, moves, links, or embeds another document. */
const DRAWING = new Set(
  `svg g defs title desc metadata style symbol use image switch
  path rect circle ellipse line polyline polygon text tspan textPath
  marker mask clipPath pattern linearGradient radialGradient stop filter`.split(/\s+/),
)

/** The attributes whose value is an address. */
const LINKS = ['href', 'src', 'base']

/** A part of the same file, or a picture or typeface in it. */
const INNER = String.raw`(?:#|data:(?:image\/(?:avif|gif|jpeg|png|webp)|font\/[\w-]+)[;,])`

/** CSS that loads a file; an escape could hide such CSS. */
const LOADING = RegExp(String.raw`@import|image-set|\\|\b(?:url|src)\((?!\s*["']?${INNER})`, 'i')

/**
 * Checks that an SVG file only draws, because browsers run and load the rest of what an SVG can have.
 * @throws {Error} that names the first part that is no well-formed SVG or no drawing
 */
export function assertSafeSvg(text: string) {
  let css = ''
  readXml(
    text,
    ({ name, uri, attributes }, depth) => {
      if (uri !== NAMESPACE) throw new Error(`<${name}> outside of ${NAMESPACE}`)
      const draws = DRAWING.has(name) || /^fe[A-Z]/.test(name)
      if (!draws || (depth === 0 && name !== 'svg')) throw new Error(`<${name}>`)
      for (const { name: attribute, local, prefix, value } of Object.values(attributes)) {
        if (attribute === 'xmlns' || prefix === 'xmlns') continue
        const leadsOut = LINKS.includes(local) && !RegExp(`^${INNER}`, 'i').test(value.trim())
        const isHandler = /^on/i.test(local)
        if (leadsOut || isHandler || LOADING.test(value)) {
          throw new Error(`${attribute}="${value.slice(0, 60)}" in <${name}>`)
        }
      }
    },
    (piece, parent) => {
      if (parent === 'style') css += piece
    },
  )
  const [loading] = LOADING.exec(css) ?? []
  if (loading) throw new Error(`"${loading}" in <style>`)
}

/**
 * Reads an XML file from its beginning to its end, or to the first error that a listener throws.
 * @param onElement gets each element, and the number of elements above it
 * @param onText gets the text and CDATA between the tags, and the element around it
 * @throws {Error} for text that is no well-formed XML, a processing instruction (it can load a file), and a
 * DOCTYPE with declarations (they can add attributes and elements)
 */
function readXml(
  text: string,
  onElement: (element: SaxesTagNS, depth: number) => void,
  onText?: (text: string, parent: string) => void,
) {
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  const pass = (piece: string) => onText?.(piece, open.at(-1) ?? '')
  parser.on('error', (error) => {
    throw error
  })
  parser.on('processinginstruction', ({ target }) => {
    throw new Error(`<?${target}?>`)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Error('a DOCTYPE with declarations')
  })
  parser.on('opentag', (element) => {
    onElement(element, open.length)
    open.push(element.name)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', pass)
  parser.on('cdata', pass)
  parser.write(text).close()
}
