const LONGEST = 100
/** Whoever writes from a provider of mailboxes has no name of their own in it. */
const PROVIDER =
  /mail|^(?:aol|fastmail|gmx|googlemail|icloud|live|mac|me|msn|orange|outlook|proton|qq|t-online|tutanota|web|yahoo|yandex)(?:\.|$)/
/** So that pieces are learnt about as fast as words are. */
const SIZE = 9

/**
 * Pieces of three and four letters of the domain that an address is at, each once, as features:
 * `@^ran` begins a name, `@nk$` ends one. A trade often stands in its
 * name (`rankboost`, `quick-loans`), in any spelling. The last label, which anybody can buy, is left
 * out. An address without a domain, or at a provider of mailboxes, has none.
 */
export function senderPieces(email: string): Map<string, number> {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .slice(0, LONGEST)
  const name = domain.replace(/\.[^.]*$/, '')
  if (name === domain || PROVIDER.test(name)) return new Map()

  const bounded = `^${name}$`
  const pieces = new Set(
    [3, 4].flatMap((length) =>
      Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
        bounded.slice(at, at + length),
      ),
    ),
  )
  return new Map([...pieces].map((piece) => [`@${piece}`, SIZE / Math.sqrt(pieces.size)]))
}
