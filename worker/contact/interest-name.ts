import serviceInterests from '#content/service-interests.json' with { type: 'json' }

const names = new Map(Object.entries(serviceInterests))

/** What the form calls this service interest; the value itself where the form has it no more. */
export function interestName(interest: string): string {
  return names.get(interest) ?? interest
}
