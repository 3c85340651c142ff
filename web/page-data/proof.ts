import type { Content } from '#content/collections.ts'

/** What the check of a held enquiry says. Its own module: pages where none is offered pay nothing. */
export function proofData(content: Content) {
  return content['pages/contact'].proof
}

export type ProofData = ReturnType<typeof proofData>
