/** The `tel:` address of a phone number in display format, in any digits: `tel:+14155550142`. */
export function telUrl(phone: string): string {
  const number = phone
    .normalize('NFKC')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
