import { type CaseStudyId, caseStudyIds } from '#web/src/catalogue.gen.ts'

/**
 * What the address of a case study names. For an id that no study has it is `false`, which tells
 * the router that the address leads nowhere: the root's 404 page, as the host answers it.
 */
export function parseCaseStudyParams(params: { id: string }): { id: CaseStudyId } | false {
  const id = caseStudyIds.find((each) => each === params.id)
  return id ? { id } : false
}
