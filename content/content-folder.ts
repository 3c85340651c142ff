import { resolve } from 'node:path'

/** The folder of the site's content: this one, or the one that CONTENT names from the root of the project. */
export const CONTENT_FOLDER = resolve(import.meta.dirname, '..', process.env.CONTENT ?? 'content')
