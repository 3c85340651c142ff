/**
 * For the `activeOptions` of a link: marks it as current on its own page only, not on the pages below
 * it. Links of the header and the drawer do not use it, since they mark the current section.
 */
export const onlyThisPage = { exact: true }

/** The same for a link with a hash: marks it as current only if the address has the same hash. */
export const onlyThisPlace = { exact: true, includeHash: true }
