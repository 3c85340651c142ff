import type { Content } from '#content/collections.ts'

interface PagePath {
  /** The address, without a slash at its end. */
  path: string
  /** Below the output folder; the host answers `/about` with about.html. */
  file: string
  /** What the router must say of it. */
  status: 200 | 404
}

/** Every page that is a file of its own, with the pages for wrong turns. */
export function pagePaths({ catalogue }: Content): PagePath[] {
  const pages = [
    '/',
    '/about',
    '/services',
    ...catalogue.services.map((id) => `/services/${id}`),
    '/careers',
    '/blog',
    '/blog/subscribed',
    '/case-studies',
    ...catalogue.caseStudies.map((id) => `/case-studies/${id}`),
    '/faq',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/contact/sent',
  ]
  return [
    ...pages.map((path) => ({ path, file: fileOf(path), status: 200 as const })),
    // The host answers an unknown path with the nearest of these.
    { path: '/404', file: '404.html', status: 404 },
    { path: '/services/404', file: 'services/404.html', status: 404 },
  ]
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
