/**
 * The address of the company's booking page.
 * @param reference that of an enquiry that was sent, for `{reference}` in the address
 */
export function bookingUrl({ url }: { url: string }, reference = ''): string {
  return url.replaceAll('{reference}', reference)
}
