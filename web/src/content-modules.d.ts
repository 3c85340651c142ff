// The virtual modules of web/build/content-plugin.ts, with the types of the functions that build them.

/** The company, its navigation and the texts of the error pages. */
declare module 'content:layout' {
  /** The layout in a language by its BCP 47 tag. */
  export function loadLayout(
    language: string,
  ): Promise<ReturnType<typeof import('#web/page-data/layout.ts').layoutData>>
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
  const data: ReturnType<typeof import('#web/page-data/pages.ts').catalogueForUrlValidation>
  export default data
}

/**
 * In the browser, the address of the folder with the data files. On the server, what `get` gives
 * for the address of a page is its data as JSON.
 */
declare module 'content:data' {
  const data: string | { get(name: string): string | undefined }
  export default data
}

/** The background of pages in each theme: `#ffffff`. */
declare module 'content:paper-color' {
  const colors: { light: string; dark: string }
  export default colors
}

/** The address of the picture with the technologies' icons. */
declare module 'content:technology-icons' {
  const url: string
  export default url
}
