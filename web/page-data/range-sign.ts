/** The sign between the two ends of a range, as people write it in a language: "–", in Japanese "～". */
export function rangeSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatRangeToParts(1, 2)
  return parts.find(({ source }) => source === 'shared')?.value ?? '–'
}
