/** The beginning of a text that fits into a number of bytes, in whole characters. */
export function cutToBytes(bytes: number, text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}
