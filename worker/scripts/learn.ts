/** A message by its label (1 is spam) and its features. */
export type Row = { spam: 0 | 1; x: ReadonlyMap<string, number> }

const EPOCHS = 300
const RATIO_POWER = 0.75
/** What fewer messages have is left out. */
const FEWEST = 4
/** Weights are kept in steps of 1 / 50; what rounds to 0 says next to nothing, and is left out. */
const STEPS = 50

const isScaled = (name: string) => name !== '' && !name.startsWith('#')

/**
 * Logistic regression by Adam on the whole set, with a pull of 1 / rows towards 0. Each word, pair and
 * piece is first scaled by how differently the two labels use it (Wang and Manning, "Baselines and
 * Bigrams", 2012), so that rare telling words outweigh frequent ones. '' is what every message has.
 * Every run gives the same.
 */
export function learn(rows: readonly Row[]): Map<string, number> {
  const scales = scalesOf(rows)
  const names = [...scales.keys()]
  const places = new Map(names.map((name, place) => [name, place]))
  const data = rows.map(({ spam, x }) => {
    const known = [['', 1] as const, ...x].filter(([name]) => places.has(name))
    return {
      spam,
      places: Int32Array.from(known, ([name]) => places.get(name) ?? 0),
      values: Float64Array.from(known, ([name, value]) => value * (scales.get(name) ?? 0)),
    }
  })

  const weights = new Float64Array(names.length)
  const mean = new Float64Array(names.length)
  const square = new Float64Array(names.length)
  const at = (list: ArrayLike<number>, place: number) => list[place] ?? 0
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    const slope = new Float64Array(names.length)
    for (const { spam, places, values } of data) {
      let sum = 0
      for (let i = 0; i < places.length; i++) sum += at(weights, at(places, i)) * at(values, i)
      const error = (1 / (1 + Math.exp(-sum)) - spam) / data.length
      for (let i = 0; i < places.length; i++) {
        const place = at(places, i)
        slope[place] = at(slope, place) + error * at(values, i)
      }
    }
    const rate = epoch < EPOCHS * 0.7 ? 0.05 : 0.015
    for (let place = 0; place < names.length; place++) {
      const pull = place === 0 ? 0 : at(weights, place) / data.length
      const s = at(slope, place) + pull
      mean[place] = 0.9 * at(mean, place) + 0.1 * s
      square[place] = 0.999 * at(square, place) + 0.001 * s * s
      const step = at(mean, place) / (1 - 0.9 ** epoch)
      const size = Math.sqrt(at(square, place) / (1 - 0.999 ** epoch)) + 1e-8
      weights[place] = at(weights, place) - (rate * step) / size
    }
  }
  return new Map(
    names.flatMap((name, place) => {
      const weight = Math.round(at(weights, place) * (scales.get(name) ?? 0) * STEPS) / STEPS
      return weight === 0 ? [] : [[name, weight] as const]
    }),
  )
}

/** What each feature's value is multiplied by; '' comes first. */
function scalesOf(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, [genuine: number, spam: number]>()
  for (const { x, spam } of rows) {
    for (const name of x.keys()) {
      const count = counts.get(name) ?? [0, 0]
      count[spam]++
      counts.set(name, count)
    }
  }
  const spams = rows.filter(({ spam }) => spam).length
  const scales = new Map([['', 1]])
  for (const [name, [inGenuine, inSpam]] of counts) {
    if (!isScaled(name)) scales.set(name, 1)
    else if (inGenuine + inSpam >= FEWEST) {
      const ratio = (inSpam + 1) / (spams + 2) / ((inGenuine + 1) / (rows.length - spams + 2))
      scales.set(name, Math.abs(Math.log(ratio)) ** RATIO_POWER)
    }
  }
  return scales
}
