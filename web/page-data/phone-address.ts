/** The address that dials a phone number as it is shown: `tel:+14155550142`. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
