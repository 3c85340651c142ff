/** A word with a hyphen, a range, a number with its unit in any script: "H-1B", "$7–$12", "14 days". */
const WHOLE = /(\p{Nd}\S* [\p{L}\p{M}॰]{2,8}(?![\p{L}\p{M}])|\S+[-–～]\S+)/u

/** A text in which these parts break only if they are longer than a line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
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
