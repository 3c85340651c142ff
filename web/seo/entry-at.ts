import type { Content } from '#content/collections.ts'

/** The entry on the page at a path, under the name of its kind; nothing on a page without an entry. */
export function entryAt(path: string, content: Content) {
  const [, folder, id = ''] = path.split('/')
  const { services, 'case-studies': studies, articles, jobs } = content
  return {
    service: folder === 'services' ? services.get(id) : undefined,
    study: folder === 'case-studies' ? studies.get(id) : undefined,
    article: folder === 'blog' ? articles.get(id) : undefined,
    job: folder === 'careers' ? jobs.get(id) : undefined,
  }
}
