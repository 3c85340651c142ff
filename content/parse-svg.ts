import { parse } from 'node-html-parser'

/**
 * The drawing in an SVG file as plain data, because pages render elements and never markup: the view box,
 * and the attributes of each path, with the fill of the whole drawing if it has none.
 * @throws {Error} that names an element other than a path
 */
export function parseSvg(text: string): object {
  const svg = parse(text).querySelector('svg')
  if (!svg) throw new Error('no <svg>')
  const drawn = svg.children.filter(({ rawTagName }) => rawTagName !== 'title')
  const other = drawn.find(({ rawTagName }) => rawTagName !== 'path')
  if (other) throw new Error(`<${other.rawTagName}>`)
  const { viewBox, fill = 'none' } = svg.attributes
  const common = fill === 'none' ? {} : { fill }
  return { viewBox, paths: drawn.map(({ attributes }) => ({ ...common, ...attributes })) }
}
