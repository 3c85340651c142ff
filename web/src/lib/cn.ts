import { extendTailwindMerge } from 'tailwind-merge'

/** How many joins are remembered. */
const CACHE_SIZE = 500

/**
 * Joins class names; of utilities that set the same property the last one wins, so that a
 * `className` given to a component overrules the component's own.
 */
export const cn = extendTailwindMerge({ cacheSize: CACHE_SIZE })
