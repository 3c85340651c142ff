import type { JobPosting } from 'schema-dts'
import { offsetOf } from '#content/dates.ts'
import type { Job } from '#content/schema/jobs.ts'
import type { Site } from '#content/schema/site.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import type { ListedPage } from './listed-page.ts'
import { company } from './organization.ts'

/** A job, by the rules of https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
export function jobPosting(job: Job, { url }: ListedPage, site: Site): JobPosting {
  const { pay, datePosted, validThrough } = job
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: textOfProse(job.description),
    ...(job.firstNinetyDays && { responsibilities: textOfProse(job.firstNinetyDays) }),
    qualifications: job.requirements,
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits }),
    ...typeOf(job),
    datePosted,
    // Open until the end of that day.
    ...(validThrough && {
      validThrough: `${validThrough}T23:59:59${offsetOf(site, validThrough)}`,
    }),
    ...(pay && { baseSalary: salary(pay) }),
    ...placeOf(job),
    hiringOrganization: company(site),
    url,
  }
}

function salary({ currency, from, to }: NonNullable<Job['pay']>) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'YEAR' },
  } satisfies JobPosting['baseSalary']
}

/** A remote job has the countries of its applicants; any other has its town, in the first country. */
function placeOf({ location, remote, countries }: Job) {
  if (remote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    } satisfies Partial<JobPosting>
  }
  const [addressCountry = ''] = countries
  const address = { addressLocality: location, addressCountry }
  return {
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
  } satisfies Partial<JobPosting>
}

/** Google's names of employment types; ours may differ in case and hyphens. */
const TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
]

/** Nothing for a type without such a name: in another language, it may mean any of them. */
function typeOf({ type }: Job): Pick<JobPosting, 'employmentType'> {
  const employmentType = type.toUpperCase().replaceAll(/\W/g, '_')
  return TYPES.includes(employmentType) ? { employmentType } : {}
}
