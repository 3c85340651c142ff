/** Where a subscriber confirms; the id is a secret that only the email to that address holds. */
export function confirmUrl(subscriptionId: string): string {
  return `/api/subscribe/${subscriptionId}/confirm`
}

/** Where a subscriber leaves: by a visit and a click, or by a mail program's POST (RFC 8058). */
export function unsubscribeUrl(subscriptionId: string): string {
  return `/api/subscribe/${subscriptionId}/unsubscribe`
}

/** The headers by which a mail program offers to leave at this whole address, by one click. */
export function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
