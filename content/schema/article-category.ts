/** The topics of the blog, in the order of its chips after "All" (specification, section 2). */
export const articleCategories = [
  'Artificial Intelligence',
  'Cloud Computing',
  'Cybersecurity',
  'Blockchain',
  'Mobile Development',
  'Digital Transformation',
  'Web Development',
] as const

export type ArticleCategory = (typeof articleCategories)[number]
