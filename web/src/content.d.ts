// The modules that web/build/content-plugin.ts and its neighbours offer, typed by what fills them.

declare module 'content:frame' {
  const data: ReturnType<typeof import('#web/page-data/frame.ts').frameData>
  export default data
}
declare module 'content:home' {
  const data: import('#web/page-data/home.ts').HomeData
  export default data
}
declare module 'content:about' {
  const data: import('#web/page-data/about.ts').AboutData
  export default data
}
declare module 'content:services' {
  const data: import('#web/page-data/services.ts').ServicesData
  export default data
}
declare module 'content:service' {
  type Data = import('#web/page-data/service.ts').ServiceData
  type Id = import('./catalogue.gen.ts').ServiceId
  export const text: import('#web/page-data/service.ts').ServiceTextData
  export const entries: Record<Id, () => Promise<{ default: Data }>>
}
declare module 'content:case-studies' {
  const data: import('#web/page-data/case-studies.ts').CaseStudiesData
  export default data
}
declare module 'content:case-study' {
  type Data = import('#web/page-data/case-study.ts').CaseStudyData
  type Id = import('./catalogue.gen.ts').CaseStudyId
  export const text: import('#web/page-data/case-study.ts').CaseStudyTextData
  export const entries: Record<Id, () => Promise<{ default: Data }>>
}
declare module 'content:blog' {
  const data: import('#web/page-data/blog.ts').BlogData
  export default data
}
declare module 'content:careers' {
  const data: import('#web/page-data/careers.ts').CareersData
  export default data
}
declare module 'content:faq' {
  const data: import('#web/page-data/faq.ts').FaqData
  export default data
}
declare module 'content:contact' {
  const data: import('#web/page-data/contact.ts').ContactData
  export default data
}
declare module 'content:proof' {
  const data: import('#web/page-data/proof.ts').ProofData
  export default data
}
declare module 'content:privacy-policy' {
  const data: import('#web/page-data/legal.ts').LegalData
  export default data
}
declare module 'content:terms-of-service' {
  const data: import('#web/page-data/legal.ts').LegalData
  export default data
}

/** The address of the picture with the technologies' icons. */
declare module 'asset:technology-icons' {
  const address: string
  export default address
}
/** The address of each font family's file. */
declare module 'asset:fonts' {
  const addresses: Record<string, string>
  export default addresses
}
