/** The result that would change the mind of an article's author, marked as no part of the excerpt above. */
export function Evidence({ text }: { text: string }) {
  return (
    <ul className="marked-list mt-4 text-small">
      <li className="measure">{text}</li>
    </ul>
  )
}
