import { type SaxesAttributeNS, SaxesParser } from 'saxes'

/** An element of an XML file, without its children. */
interface XmlElement {
  /** With its prefix, if it has one. */
  name: string
  /** The address of its namespace; '' without one. */
  namespace: string
  attributes: SaxesAttributeNS[]
}

/** Deeper than any drawing: the parser looks for a namespace in each element above. */
const MAX_DEPTH = 100

/**
 * Reads an XML file from its beginning to its end, or to the first error that a listener throws.
 * @param onElement gets each element, and the number of elements above it
 * @param onText gets the text and CDATA between the tags, and the element around it
 * @throws {Error} for text that is no well-formed XML, a processing instruction (it can load a file), a
 * DOCTYPE with declarations (they can add attributes and elements), and elements in too many others
 */
export function readXml(
  text: string,
  onElement: (element: XmlElement, depth: number) => void,
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
  parser.on('opentag', ({ name, uri, attributes }) => {
    if (open.length > MAX_DEPTH) throw new Error(`more than ${MAX_DEPTH} elements in each other`)
    onElement({ name, namespace: uri, attributes: Object.values(attributes) }, open.length)
    open.push(name)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', pass)
  parser.on('cdata', pass)
  parser.write(text).close()
}
