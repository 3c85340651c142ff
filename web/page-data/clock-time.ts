/** A time of day, "09:00", as people write it in a language: 9:00 AM. */
export function clockTime(time: string, language: string): string {
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  // Some versions of the time zone data put a narrow no-break space before AM.
  return new Date(`2024-01-01T${time}Z`).toLocaleTimeString(language, format).replace('\u202f', ' ')
}
