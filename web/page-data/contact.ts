import type { Content } from '#content/collections.ts'

/** What the contact page shows beside its form. */
export function contactData(content: Content) {
  const { faq, hours: hoursHeading, ...page } = content['pages/contact']
  const { week, timeZoneName, response } = content.site.hours
  return {
    ...page,
    hours: {
      heading: hoursHeading,
      week: week.map(({ label, open, close }) => ({
        label,
        text: open && close ? `${clockTime(open)}–${clockTime(close)}` : 'Closed',
      })),
      zone: `All times are ${timeZoneName}.`,
      response,
    },
    faq: {
      heading: faq.heading,
      questions: faq.items.flatMap((id) => content.faq.get(id) ?? []),
    },
  }
}

export type ContactData = ReturnType<typeof contactData>

/** "09:00" as people write it where the content is written: 9:00 AM. */
function clockTime(time: string): string {
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  // Some versions of the time zone data put a narrow no-break space before AM.
  return new Date(`2024-01-01T${time}Z`).toLocaleTimeString('en-US', format).replace('\u202f', ' ')
}
