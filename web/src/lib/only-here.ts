/**
 * For the `activeOptions` of a link: it is marked as the current page on that very page alone, not on those
 * below it. Links of the header and the drawer do without, as they mark the section one is in.
 */
export const onlyHere = { exact: true }

/** The same for a link to a place on a page: it is marked only while that place is the one in the address. */
export const onlyAtThisPlace = { exact: true, includeHash: true }
