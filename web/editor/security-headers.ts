import type { Site } from '#content/schema/site.ts'

/** The addresses of the hosts' APIs. */
const APIS = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
}

/**
 * The headers of /admin in place of those of the pages: the editor has styles inline and pictures from
 * memory, sends to the repository's API, and opens the window of the sign-in. It also asks for the state of
 * GitHub at another host, and can do without.
 */
export function editorHeaders({ host, api = APIS[host] }: NonNullable<Site['repository']>) {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' blob: 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      `connect-src 'self' blob: data: ${new URL(api).origin}`,
      "frame-src 'self' blob:",
      "form-action 'self'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}
