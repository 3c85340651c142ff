import { fallbackFonts } from './fallback-fonts.ts'
import { perContent } from './site-content.ts'

/** The tokens that follow content/site.yaml, as a stylesheet for pages and inbox. */
export const brandStyles = perContent(async ({ site }): Promise<string> => {
  const { hue, typefaces } = site
  const fonts = `--display:"${typefaces.display}";--text:"${typefaces.text}"`
  return `:root{--hue:${hue}}[data-fonts]{${fonts}}${await fallbackFonts(typefaces)}`
})
