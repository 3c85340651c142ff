import { extendTailwindMerge } from 'tailwind-merge'

const CACHE_SIZE = 500

/**
 * Joins class names. The last of several utilities for the same property wins, so that the
 * `className` prop of a component overrides the component's own classes.
 */
export const cn = extendTailwindMerge({ cacheSize: CACHE_SIZE })
