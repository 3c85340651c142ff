/**
 * A text that exists wherever its section does; the content check guarantees it.
 * @throws {Error} without it
 */
export function present<Text>(text: Text | undefined): Text {
  if (text === undefined) throw new Error('A text of this page is missing.')
  return text
}
