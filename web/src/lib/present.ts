/**
 * A text that is there because its section is: the content is checked.
 * @throws {Error} without it
 */
export function present<Text>(text: Text | undefined): Text {
  if (text === undefined) throw new Error('A text of this page is missing.')
  return text
}
