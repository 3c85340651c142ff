import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'

/**
 * Compiles one source file, given by its path from the project root, without the configuration of the app.
 * @returns the text of the compiled file whose name ends with `kind`
 * @throws {Error} when the compiler makes no such file
 */
export async function compileFile(
  source: string,
  kind: '.css' | '.js',
  config: InlineConfig = {},
): Promise<string> {
  const input = join(import.meta.dirname, '../..', source)
  const alone: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  }
  const result = await build(mergeConfig(alone, config))
  const output = Array.isArray(result) ? result[0] : result
  const files = output && 'output' in output ? output.output : []
  const file = files.find(({ fileName }) => fileName.endsWith(kind))
  if (!file) throw new Error(`No ${kind} was built of ${source}.`)
  return String(file.type === 'asset' ? file.source : file.code).trim()
}
