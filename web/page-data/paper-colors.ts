import { clampChroma, formatHex } from 'culori'

/**
 * The colors of folded paper for files outside the stylesheet, as sRGB in hexadecimal: they suit light
 * and dark backgrounds. Lightness and chroma are those of the light theme in styles/tokens/color.css.
 * @param hue in degrees of OKLCH
 */
export function paperColors(hue: number): { layer: string; edge: string } {
  return { layer: hex(0.74, 0.16, hue), edge: hex(0.52, 0.14, hue) }
}

/** The color itself or, if no screen with sRGB can show it, the nearest one with less chroma. */
function hex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
}
