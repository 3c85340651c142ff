import { join } from 'node:path'
import { build } from 'vite'
import { buildFonts } from './fonts.ts'

/**
 * The boot snippet, compiled: the same text in every page, so one policy hash.
 * @param parts the addresses of the app's files, to be asked for all at once
 * @param parameters the names of the query parameters that pages read
 * @param measure the address of the script that counts views, if any
 */
export async function bootScript(
  parts: string[],
  parameters: string[],
  measure = '',
): Promise<string> {
  const fonts = await buildFonts()
  const faces = fonts.map(({ family, weight, file }) => [family, `url(/${file})`, weight])
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      PARTS: JSON.stringify(parts),
      PARAMETERS: JSON.stringify(parameters),
      FACES: JSON.stringify(faces),
      MEASURE: JSON.stringify(measure),
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/boot.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error('The boot snippet was not built.')
  return output.output[0].code.trim()
}
