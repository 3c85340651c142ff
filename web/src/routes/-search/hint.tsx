import { Link } from '@tanstack/react-router'

/** A sentence in which the words in straight quotes are links to their search. */
export function Hint({ text }: { text: string }) {
  return (
    <p className="scripted mt-4 text-muted">
      {text.split('"').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and may quote a word twice.
          <Link key={index} to="/search" search={{ q: part }}>
            {part}
          </Link>
        ),
      )}
    </p>
  )
}
