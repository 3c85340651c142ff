// The modules that web/build/content-plugin.ts offers, typed by the functions that make them.

/** The company, its navigation and the texts of the error pages. */
declare module 'content:shell' {
  const data: ReturnType<typeof import('#web/page-data/shell.ts').shellData>
  export default data
}

/** The lists of the catalogue that addresses are checked against. */
declare module 'content:catalogue' {
  const data: ReturnType<typeof import('#web/page-data/catalogue.ts').catalogueData>
  export default data
}

/**
 * In the browser the address of the folder with each page's data; in the prerender the data itself, as
 * JSON by the address of its page.
 */
declare module 'content:data' {
  const data: string | Map<string, string>
  export default data
}

/** The address of the picture with the technologies' icons. */
declare module 'content:technology-icons' {
  const address: string
  export default address
}
