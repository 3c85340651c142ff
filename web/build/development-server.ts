import type { Plugin } from 'vite'
import type { Content } from '#content/collections.ts'
import { getUrlScheme, toPath } from '#web/page-data/url.ts'
import { bootScript } from './boot-script.ts'
import { getContentInAllLanguages } from './content-cache.ts'
import { pageDataJson } from './data-files.ts'

/** Secrets, local data and backups: with `--host`, the whole network could read them. Replaces the list of Vite. */
const PRIVATE = ['.*', '**/.{git,wrangler}/**', '*.sql', '*.{crt,pem,key,p12,pfx,cer,der}']

/**
 * Renders pages on request while `npm run dev` runs, through the same entry as the prerender.
 * It sends no policy and starts the app immediately: Vite's own scripts need both. Only the build checks links.
 */
export function developmentServerPlugin(): Plugin {
  return {
    name: 'site:development-server',
    apply: 'serve',
    config: () => ({ server: { fs: { deny: PRIVATE } } }),
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = request.originalUrl ?? '/'
            const content = contentAt(path)
            const { render, searchParameters } = (await server.ssrLoadModule(
              '/src/entry-server.tsx',
            )) as typeof import('../src/entry-server.tsx')
            const { status, html } = await render(
              toPath(path, getUrlScheme(content)),
              content.site.language,
              pageDataJson,
            )
            const boot = `<script>${await bootScript([], searchParameters())}</script>`
            const entry = '<script type="module" src="/src/entry-client.tsx"></script>'
            const document = html.replace('</head>', () => `${boot}${entry}</head>`)
            const page = await server.transformIndexHtml(path, document)
            response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** The content in the language of an address. */
function contentAt(url: string): Content {
  const [first, ...others] = getContentInAllLanguages()
  const isIn = (content: Content) => toPath(url, getUrlScheme(content)) !== url
  return others.find(isIn) ?? first
}
