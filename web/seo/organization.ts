import type { DayOfWeek, OpeningHoursSpecification, Organization, PostalAddress } from 'schema-dts'
import type { Site } from '#content/schema/site.ts'
import { joinAddressLines } from '#web/page-data/format.ts'

/** The company, for pages about another subject. */
export function organizationReference({ name, url }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${url}/#company`,
    name,
    url: `${url}/`,
    logo: `${url}/apple-touch-icon.png`,
  } satisfies Organization
}

/** The company with the facts in the footer of every page. */
export function organization(site: Site) {
  const profiles = site.footer.social.map(({ href }) => href)
  return {
    ...organizationReference(site),
    slogan: site.tagline,
    email: site.contact.email,
    ...telephone(site),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies Organization
}

/** The company with its address and hours, which only the contact page shows. */
export function organizationWithAddress(site: Site) {
  const { email, address, postalAddress: parts } = site.contact
  return {
    ...organization(site),
    address: parts ? postalAddress(parts) : joinAddressLines(address, site.language),
    contactPoint: {
      '@type': 'ContactPoint',
      email,
      ...telephone(site),
      ...(site.hours && { hoursAvailable: openingHours(site.hours) }),
    },
  } satisfies Organization
}

function postalAddress(parts: NonNullable<Site['contact']['postalAddress']>) {
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.street,
    ...(parts.postalCode && { postalCode: parts.postalCode }),
    addressLocality: parts.locality,
    ...(parts.region && { addressRegion: parts.region }),
    addressCountry: parts.country,
  } satisfies PostalAddress
}

function telephone({ contact: { phone } }: Site) {
  return phone === undefined ? {} : { telephone: phone }
}

const DAYS = {
  Mon: 'https://schema.org/Monday',
  Tue: 'https://schema.org/Tuesday',
  Wed: 'https://schema.org/Wednesday',
  Thu: 'https://schema.org/Thursday',
  Fri: 'https://schema.org/Friday',
  Sat: 'https://schema.org/Saturday',
  Sun: 'https://schema.org/Sunday',
} satisfies Record<string, DayOfWeek>

function openingHours({ week }: NonNullable<Site['hours']>): OpeningHoursSpecification[] {
  return week.flatMap(({ days, open: opens, close: closes }) => {
    if (!opens || !closes) return []
    const dayOfWeek = days.map((day) => DAYS[day])
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
  })
}
