import { compileFile } from './compile-file.ts'
import { buildFonts } from './fonts.ts'
import { hasPhotographs } from './picture-files.ts'
import { WRITING_SYSTEM_FAMILY, writingSystemFonts } from './writing-system-fonts.ts'

/**
 * The boot snippet, compiled: the same text in every page, so one policy hash.
 * @param chunks the addresses of the app's chunks, which the script requests all at once
 * @param parameters the names of the query parameters that pages read
 */
export async function bootScript(chunks: string[], parameters: string[]): Promise<string> {
  const fonts = await buildFonts()
  const faces = fonts.map(({ family, weight, file }) => [family, `url(/${file})`, { weight }])
  const letters = (await writingSystemFonts()).fonts.map(
    ({ weight, unicodeRange, file, languages }) => [
      languages,
      [WRITING_SYSTEM_FAMILY, `url(/${file})`, { weight, unicodeRange }],
    ],
  )
  return compileFile('web/src/boot.ts', '.js', {
    define: {
      CHUNKS: JSON.stringify(chunks),
      PARAMETERS: JSON.stringify(parameters.join('|')),
      FACES: JSON.stringify(faces),
      HAS_PHOTOGRAPHS: JSON.stringify(hasPhotographs()),
      LETTERS: JSON.stringify(letters),
    },
    build: { rolldownOptions: { output: { format: 'iife' } } },
  })
}
