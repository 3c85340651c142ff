import { loadContent } from '#content/load.ts'

const content = loadContent()

/** Every page of the site with the text of its one h1. */
export const pages = [
  { path: '/', heading: content['pages/home'].hero.heading },
  { path: '/services', heading: content['pages/services'].hero.heading },
  ...content.catalogue.services.map((id) => ({
    path: `/services/${id}`,
    heading: content.services.get(id)?.name ?? '',
  })),
  { path: '/faq', heading: content['pages/faq'].hero.heading },
  ...Array.from(content.legal, ([id, { title }]) => ({ path: `/${id}`, heading: title })),
  { path: '/contact', heading: content['pages/contact'].hero.heading },
  { path: '/contact/sent', heading: content['pages/notices'].sent.heading },
]
