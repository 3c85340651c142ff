/** The categories of questions, in the order of the filter (specification, section 3). */
export const faqCategories = [
  'General',
  'Technical',
  'Services',
  'Pricing',
  'Process',
  'Legal',
  'Security',
] as const

export type FaqCategory = (typeof faqCategories)[number]
