import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { typefaceOf } from '#content/typeface.ts'
import { siteContent } from './site-content.ts'

/** The file with the licenses of all published code, fonts and icons, below the output folder. */
export const LICENSES_FILE = 'licenses.txt'

/** Works that no module imports, each with its license file. */
function otherWorks(): Map<string, string> {
  const typefaces = Object.values(siteContent().site.typefaces).map((family) => {
    const { id, text } = typefaceOf(family).license
    return [`${family} (${id})`, text] as const
  })
  // The package of the icons has no license file.
  const lucide = join(import.meta.dirname, 'lucide-license.txt')
  return new Map([...typefaces, ['Lucide icons (ISC)', lucide]])
}

/** Adds fonts and icons to the licenses of libraries, which Vite collects (`build.license`). */
export function licenses(): Plugin {
  return {
    name: 'site:licenses',
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      for (const [name, file] of otherWorks()) {
        appendFileSync(join(dir, LICENSES_FILE), `\n## ${name}\n\n${readFileSync(file, 'utf8')}`)
      }
    },
  }
}
