// Apart from the schema: the page of the form keeps to them without loading zod.

/** The parameters of a campaign's links. */
export const CAMPAIGN = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** Characters of each value. */
export const MAX_LENGTH = 150
