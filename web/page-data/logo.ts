import { createFold } from '#web/fold/create-fold.ts'

/** The logo: three folds (design.md, section 7). */
export const LOGO = createFold('logo-1', 3, 32)
