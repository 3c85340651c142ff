import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Site } from '#content/schema/site.ts'
import { typefaceOf } from '#content/typeface.ts'
import { getContent } from './content-cache.ts'

/** The file with the licenses of all published code, fonts and icons, below the output folder. */
export const LICENSES_FILE = 'licenses.txt'

/** Works that no module imports, each with its license file. The editor has the licenses of its fonts. */
export function findUnbundledLicenses({ typefaces, repository }: Site): Map<string, string> {
  const fonts = Object.values(typefaces).map((family) => {
    const { id, text } = typefaceOf(family).license
    return [`${family} (${id})`, text] as const
  })
  // The package of the icons has no license file.
  const lucide = join(import.meta.dirname, 'lucide-license.txt')
  const editor = join(import.meta.dirname, '../../node_modules/@sveltia/cms/LICENSE.txt')
  const works = new Map([...fonts, ['Lucide icons (ISC)', lucide]])
  return repository ? works.set('Sveltia CMS (MIT)', editor) : works
}

/** Adds the other works to the licenses of libraries, which Vite collects (`build.license`). */
export function licensesPlugin(): Plugin {
  return {
    name: 'site:licenses',
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      for (const [name, file] of findUnbundledLicenses(getContent().site)) {
        appendFileSync(join(dir, LICENSES_FILE), `\n## ${name}\n\n${readFileSync(file, 'utf8')}`)
      }
    },
  }
}
