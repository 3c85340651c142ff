/**
 * What a prospect may say an enquiry is about, in the order the form lists them. The one closed list that the form, the Worker and the database agree on.
 */
export const serviceInterests = [
  { value: 'digital-transformation', label: 'Digital Transformation' },
  { value: 'web-development', label: 'Web Development' },
  { value: 'app-development', label: 'App Development' },
  { value: 'custom-software', label: 'Custom Software Development' },
  { value: 'data-ai', label: 'Data & AI' },
  { value: 'cybersecurity', label: 'Cybersecurity' },
  { value: 'cloud', label: 'Cloud Solutions' },
  { value: 'web3', label: 'Web3 & Blockchain' },
  { value: 'other', label: 'Other' },
] as const

export type ServiceInterest = (typeof serviceInterests)[number]['value']
