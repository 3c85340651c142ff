/** What a sender's name says alone never decides: real names are duller than those learnt from. */
const MOST_OF_SENDER = 2

/**
 * The sum of `weights` over what was found, with the weight `''` that every message has; and how much
 * of it the name of the sender's domain says, which counts for at most 2 either way.
 */
export function weigh(
  found: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): { sum: number; sender: number } {
  let rest = weights.get('') ?? 0
  let sender = 0
  for (const [name, value] of found) {
    const weight = value * (weights.get(name) ?? 0)
    if (name.startsWith('@')) sender += weight
    else rest += weight
  }
  sender = Math.max(-MOST_OF_SENDER, Math.min(MOST_OF_SENDER, sender))
  return { sum: rest + sender, sender }
}
