import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The bytes of the first flight of a new connection: what is beyond them comes a round trip later. */
const FLIGHT = 14_000

/** A note for the author of a page that does not arrive in one flight, if it does not. */
export function noteOnSize(path: string, html: string): string | undefined {
  // Brotli takes 65 ms, gzip 2: of a page, Brotli has made at most 0.86 of gzip's bytes.
  if (gzipSync(html).length * 0.87 <= FLIGHT) return undefined
  const size = brotliCompressSync(html).length
  if (size <= FLIGHT) return undefined
  return `${path} takes ${size} bytes; ${FLIGHT} arrive at once. Shorten it, or make it two pages.`
}
