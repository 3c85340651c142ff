import { readXml } from './read-xml.ts'

/**
 * The drawing in an SVG file as plain data, because pages render elements and never markup: the view box,
 * and the attributes of each path, with the fill of the whole drawing if it has none.
 * @throws {Error} that names the first element other than a path
 */
export function parseSvg(text: string): object {
  const paths: Record<string, string>[] = []
  let root: Record<string, string> = {}
  readXml(text, ({ name, attributes }, depth) => {
    const values = Object.fromEntries(attributes.map((each) => [each.name, each.value]))
    if (depth === 0 && name === 'svg') root = values
    else if (depth === 1 && name === 'path') paths.push(values)
    else if (depth !== 1 || name !== 'title') throw new Error(`<${name}>`)
  })
  const { viewBox, fill = 'none' } = root
  const common = fill === 'none' ? {} : { fill }
  return { viewBox, paths: paths.map((attributes) => ({ ...common, ...attributes })) }
}
