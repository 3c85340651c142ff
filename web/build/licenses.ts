import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The file with the licenses of all published code, fonts and icons, below the output folder. */
export const LICENSES_FILE = 'licenses.txt'

const PACKAGES = join(import.meta.dirname, '../../node_modules')

/** Works that no module imports, each with its license file. */
const OTHERS = [
  ['Funnel Display (OFL-1.1)', `${PACKAGES}/@fontsource-variable/funnel-display/LICENSE`],
  ['Funnel Sans (OFL-1.1)', `${PACKAGES}/@fontsource-variable/funnel-sans/LICENSE`],
  ['Lucide icons (ISC)', join(import.meta.dirname, 'lucide-license.txt')], // its package has none
] as const

/** Adds fonts and icons to the licenses of libraries, which Vite collects (`build.license`). */
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
