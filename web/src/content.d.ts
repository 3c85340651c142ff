// The modules that web/build/content-plugin.ts and its neighbours offer, typed by what fills them.

/** The company, its navigation and the wrong turns. */
declare module 'content:frame' {
  const data: ReturnType<typeof import('#web/page-data/frame.ts').frameData>
  export default data
}

/** The data of every page, each in a file of its own that is loaded when it is asked for. */
declare module 'content:pages' {
  type Pages = import('#web/page-data/pages.ts').Pages

  /** The data of a page by the name of its text in content/pages/. */
  export function loadPage<Name extends keyof Pages>(name: Name): Promise<Pages[Name]>
}

/**
 * In the browser the folder of the files with each entry's data; in the prerender the data itself, as
 * JSON by the address of its page.
 */
declare module 'content:entries' {
  const entries: string | Map<string, string>
  export default entries
}

/** The address of the picture with the technologies' icons. */
declare module 'content:technology-icons' {
  const address: string
  export default address
}
