/** The side of a person's square photo in CSS px, at the largest size of the page's text. */
export const PHOTO_SIDE = 220

/**
 * The address of a person's photo, for screens with 1 or 2 pixels per CSS pixel.
 * @param file in content/pictures/
 */
export function photoUrl(file: string, density: 1 | 2): string {
  return `/photos/${file.replace('.', '-')}-${PHOTO_SIDE * density}.webp`
}
