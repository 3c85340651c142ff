import shell from 'content:shell'

interface Seo {
  title: string
  description: string
  /** The page's address on the site; left out where no search engine should list the page. */
  path?: string
}

/** What a route's `head` returns: title, description, and the one address it should be known by. */
export function seo({ title, description, path }: Seo) {
  return {
    meta: [
      { title: path === '/' ? `${shell.name}: ${title}` : `${title} · ${shell.name}` },
      { name: 'description', content: description },
      ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: path === undefined ? [] : [{ rel: 'canonical', href: shell.url + path }],
  }
}
