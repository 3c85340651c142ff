import type { Content } from '#content/collections.ts'
import { LOGO } from './logo.ts'
import { phoneAddress } from './phone-address.ts'

/** What the frame around every page shows: the company, its navigation, and the wrong turns. */
export function frameData({ site, services, 'pages/notices': notices }: Content) {
  const { navigation, ...facts } = site
  return {
    ...facts,
    contact: { ...facts.contact, phoneHref: phoneAddress(facts.contact.phone) },
    logo: LOGO,
    navigation: {
      ...navigation,
      services: navigation.services.map((group) => ({
        heading: group.heading,
        links: group.services.map((id) => {
          const service = services.get(id)
          return { id, label: service?.name ?? id, text: service?.shortDescription ?? '' }
        }),
      })),
    },
    notices,
  }
}
