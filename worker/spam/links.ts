/** A link in a text of any script. */
export const LINK_PATTERN = /(?:https?:\/\/|www\.)[!-~]*/gi

/** How many links a text has; the same one twice counts twice. */
export function countLinks(text: string): number {
  return text.match(LINK_PATTERN)?.length ?? 0
}

// A name before an @ is no host, and a dot after the host ends a sentence.
const HOST = /(?:https?:\/\/|www\.)(?:[^\s/?#@]{0,200}@)?([\w-]+(?:\.[\w-]+)*)/gi

/** The host names of a text's links, in lower case and without `www.`. */
export function linkHosts(text: string): string[] {
  return [...text.matchAll(HOST)].map(([, host = '']) => host.toLowerCase().replace(/^www\./, ''))
}

// Enquiries refer to tenders, shops and faults: links alone hold no enquiry, not even many of them.
const LINK_WEIGHT = 0.5
const MAX_LINKS = 3

/** The spam score of a number of links, on the scale of the model's weights. */
export function linkScore(count: number): number {
  return LINK_WEIGHT * Math.min(count, MAX_LINKS)
}
