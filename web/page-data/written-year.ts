/** A year as a language writes it outside a sentence: 2024, 2024年, in the calendar of its readers. */
export function writtenYear(year: number, language: string): string {
  // In most calendars, the greater part of that year.
  const middle = new Date(Date.UTC(year, 6))
  return middle.toLocaleDateString(language, { year: 'numeric', timeZone: 'UTC' })
}
