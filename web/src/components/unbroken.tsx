/** A text whose words with a hyphen break at it only if they are longer than a line: "Full-Stack", "H-1B". */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and may have a word twice.
      <span key={index} className="inline-block [text-decoration:inherit]">
        {part}
      </span>
    ),
  )
}
