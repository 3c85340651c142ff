// The virtual modules of web/build/content-plugin.ts, with the types of the functions that build them.

/** The company, its navigation and the texts of the error pages. */
declare module 'content:shell' {
  /** The shell in a language by its BCP 47 tag. */
  export function loadShell(
    language: string,
  ): Promise<ReturnType<typeof import('#web/page-data/shell.ts').shellData>>
}

/** Styles that only some sites need: those in other languages than English, and those with photographs. */
declare module 'content:optional.css' {}

/** The names of the pages that the site does not have: `blog`. */
declare module 'content:absent-pages' {
  const names: string[]
  export default names
}

/** The lists of the catalogue, for the validation of addresses. */
declare module 'content:catalogue' {
  const data: ReturnType<typeof import('#web/page-data/catalogue.ts').catalogueData>
  export default data
}

/**
 * In the browser, the address of the folder with the data files. In the prerender, a map from the
 * address of each page to its data as JSON.
 */
declare module 'content:data' {
  const data: string | Map<string, string>
  export default data
}

/** The background of pages in each theme: `#ffffff`. */
declare module 'content:paper-color' {
  const colors: { light: string; dark: string }
  export default colors
}

/** The address of the picture with the technologies' icons. */
declare module 'content:technology-icons' {
  const address: string
  export default address
}
