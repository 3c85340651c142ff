/**
 * The end of a page.
 * @param isThere whether the site has what the second link leads to; else there is one link only
 */
export function closingOf<Closing extends { secondary?: string | undefined }>(
  closing: Closing,
  isThere: boolean,
): Closing {
  return isThere ? closing : { ...closing, secondary: undefined }
}
