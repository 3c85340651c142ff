import type { Content } from '#content/collections.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { currentFormFields, fieldErrorTexts } from './contact-form.ts'
import { questionCardData } from './faq.ts'
import { formatTimeOfDay, rangeSeparator } from './format.ts'
import { retentionPeriodTexts } from './legal.ts'
import { heroData, heroHue } from './page-texts.ts'

export function contactData(content: Content) {
  const { faq, form, hours: hoursHeading, openings, ...page } = content['pages/contact']
  const { form: formLabels, contact: labels } = content.interface
  return {
    ...page,
    hero: heroData(content, 'contact', heroHue(content.site)),
    form: {
      ...form,
      retentionNotice: fillPlaceholders(form.retentionNotice, retentionPeriodTexts(content)),
      labels: { ...formLabels, ...labels, fields: fieldErrorTexts(content) },
      fields: currentFormFields(content),
    },
    openings: {
      consultation: openings.consultation,
      applicants: openings.applicants,
      /** By the id of the job. */
      role: Object.fromEntries(
        Array.from(content.jobs, ([id, { title }]) => [
          id,
          openings.role && fillPlaceholders(openings.role, { role: title }),
        ]),
      ),
    },
    hours: hoursHeading === undefined ? undefined : openingHours(content, hoursHeading),
    faq: faq && {
      heading: faq.heading,
      questions: faq.items.map((id) => questionCardData(content, id)),
    },
  }
}

function openingHours({ site, interface: { contact: labels } }: Content, heading: string) {
  if (!site.hours) return undefined
  const { week, timeZoneName, response } = site.hours
  /** A narrow column may divide the two times, and nothing within one. */
  const time = (clock: string) => formatTimeOfDay(clock, site.language).replaceAll(' ', '\u00a0')
  const sign = rangeSeparator(site.language)
  return {
    heading,
    week: week.map(({ label, open, close }) => ({
      label,
      text: open && close ? `${time(open)}${sign}${time(close)}` : labels.closed,
    })),
    zone: fillPlaceholders(labels.zone, { zone: timeZoneName }),
    response,
  }
}

export type ContactData = ReturnType<typeof contactData>
