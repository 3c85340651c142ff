/** How many results there are, in words, for one or more of them. */
export function describeResults(count: number): string {
  return count === 1 ? '1 result' : `${count} results`
}

/** What the link to the contact form says where nothing was found. */
export const ASK_US = 'Ask us'
