import serviceInterests from '#content/service-interests.json' with { type: 'json' }

const names = new Map(Object.entries(serviceInterests))

/** The form's label for a service interest, or the value itself when the form no longer offers it. */
export function interestName(interest: string): string {
  return names.get(interest) ?? interest
}
