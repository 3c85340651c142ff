/** The address that confirms a subscription; the id is a secret that only the subscriber's email holds. */
export function confirmUrl(subscriptionId: string): string {
  return `/api/subscribe/${subscriptionId}/confirm`
}

/** The address that unsubscribes: by a visit and a click, or by a mail program's POST (RFC 8058). */
export function unsubscribeUrl(subscriptionId: string): string {
  return `/api/subscribe/${subscriptionId}/unsubscribe`
}

/** The headers for a mail program's one-click unsubscription at this absolute URL. */
export function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
