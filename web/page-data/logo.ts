import { createFold } from '#web/fold/create-fold.ts'

/** The logo: three folds. */
export const LOGO = createFold('logo-1', 3, 32)
