import { serviceInterests } from '#content/schema/service-interest.ts'

/** What the form calls this service interest; the value itself where the form has it no more. */
export function interestName(interest: string): string {
  return serviceInterests.find(({ value }) => value === interest)?.label ?? interest
}
