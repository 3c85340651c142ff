interface PrinciplesProps {
  items: { title: string; description: string }[]
}

/** A list of principles, each with its meaning in practice. */
export function Principles({ items }: PrinciplesProps) {
  return (
    <ul className="ruled-list">
      {items.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-1 text-small text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
