/** The `tel:` address of a phone number in display format: `tel:+14155550142`. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
