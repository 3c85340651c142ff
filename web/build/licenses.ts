import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the licences of all that a browser is sent stand, below the output folder. */
export const LICENSES_FILE = 'licenses.txt'

const PACKAGES = join(import.meta.dirname, '../../node_modules')

/** Works that no module imports, each with the file of its licence. */
const OTHERS = [
  ['Funnel Display (OFL-1.1)', `${PACKAGES}/@fontsource-variable/funnel-display/LICENSE`],
  ['Funnel Sans (OFL-1.1)', `${PACKAGES}/@fontsource-variable/funnel-sans/LICENSE`],
  ['Lucide icons (ISC)', join(import.meta.dirname, 'lucide-license.txt')], // its package has none
] as const

/** Adds typefaces and icons to the licences of libraries, which Vite collects (`build.license`). */
export function licenses(): Plugin {
  return {
    name: 'lumenfold:licenses',
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      for (const [name, file] of OTHERS) {
        appendFileSync(join(dir, LICENSES_FILE), `\n## ${name}\n\n${readFileSync(file, 'utf8')}`)
      }
    },
  }
}
