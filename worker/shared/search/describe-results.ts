/** The number of results, one or more, in words. */
export function describeResults(count: number): string {
  return count === 1 ? '1 result' : `${count} results`
}

/** The text of the link to the contact form when there are no results. */
export const ASK_US = 'Ask us'
