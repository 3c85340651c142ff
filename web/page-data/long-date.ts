/** A date (ISO 8601) in the words of a language: January 15, 2024. */
export function longDate(date: string, language: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00Z`).toLocaleDateString(language, format)
}
