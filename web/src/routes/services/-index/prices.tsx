import type { ServicesData } from '#web/page-data/services.ts'

/** Where the prices stand on the page. */
export const PRICES = 'prices'

/** What working together costs, each price with what it buys. */
export function Prices({ heading, text, items }: ServicesData['prices']) {
  return (
    <section id={PRICES} className="frame group">
      <div className="group-heading">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-2 text-small text-muted">{text}</p>
      </div>
      <ul className="ruled-list">
        {items.map(({ name, price, note }) => (
          <li key={name}>
            <h3 className="text-muted">{name}</h3>
            <p className="mt-1 text-title">{price}</p>
            <p className="mt-1 font-normal text-small text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
