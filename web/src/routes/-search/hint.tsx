import { Link } from '@tanstack/react-router'

/** A sentence in which the words in straight quotes are links to their search. */
export function Hint({ text }: { text: string }) {
  return (
    <p className="scripted mb-8 text-lead">
      {text.split('"').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <Link key={part} to="/search" search={{ q: part }}>
            {part}
          </Link>
        ),
      )}
    </p>
  )
}
