/** An address with a query, such as `a=1&b=2`, behind the one that it has; without a query it is unchanged. */
export function withQuery(address: string, query: string): string {
  if (query === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
