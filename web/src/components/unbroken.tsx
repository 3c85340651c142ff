/** A headline whose words with a hyphen break at it only if they are longer than a line: "Full-Stack". */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block [text-decoration:inherit]">
        {part}
      </span>
    ),
  )
}
