import { Link } from '@tanstack/react-router'

/** A sentence whose words in straight quotes are links that search for them. */
export function Hint({ text }: { text: string }) {
  return (
    <p className="search-hint text-lead">
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
