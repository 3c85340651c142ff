// The modules that web/build/content-plugin.ts and its neighbours offer, typed by what fills them.

declare module 'content:frame' {
  const data: ReturnType<typeof import('#web/page-data/frame.ts').frameData>
  export default data
}
declare module 'content:home' {
  const data: import('#web/page-data/home.ts').HomeData
  export default data
}
declare module 'content:services' {
  const data: import('#web/page-data/services.ts').ServicesData
  export default data
}
declare module 'content:service' {
  type Data = import('#web/page-data/service.ts').ServiceData
  type Id = import('./service-slug.gen.ts').ServiceId
  export const text: import('#web/page-data/service.ts').ServiceTextData
  export const services: Record<Id, () => Promise<{ default: Data }>>
}
declare module 'content:contact' {
  const data: import('#web/page-data/contact.ts').ContactData
  export default data
}
/** The address of the icon sprite. */
declare module 'asset:sprite' {
  const address: string
  export default address
}
/** The address of each font family's file. */
declare module 'asset:fonts' {
  const addresses: Record<string, string>
  export default addresses
}
