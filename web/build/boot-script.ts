import { join } from 'node:path'
import { build } from 'vite'

/** The boot snippet, compiled for one entry: the same text in every page, so one policy hash. */
export async function bootScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { ENTRY: JSON.stringify(entry) },
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
