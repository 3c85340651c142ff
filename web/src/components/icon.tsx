import sprite from 'asset:sprite'

/** A symbol of the sprite, as large as the text beside it. Decoration: the text says it all. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
