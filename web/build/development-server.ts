import { parse } from 'node-html-parser'
import type { Plugin } from 'vite'
import type { Content } from '#content/collections.ts'
import { locationsOf } from '#content/locations-of.ts'
import { addressForm, toPath } from '#web/page-data/address.ts'
import { bootScript } from './boot-script.ts'
import { aliasTargets } from './hosting.ts'
import { pagePaths } from './page-paths.ts'
import { siteLanguages } from './site-content.ts'

/** Secrets, local data and backups: with `--host`, the whole network could read them. Replaces the list of Vite. */
const PRIVATE = ['.*', '**/.{git,wrangler}/**', '*.sql', '*.{crt,pem,key,p12,pfx,cer,der}']

/**
 * Renders pages on request while `npm run dev` runs, through the same entry as the prerender.
 * It sends no policy and starts the app immediately: Vite's own scripts need both. The terminal lists
 * the broken links of the page; the build checks anchors, too.
 */
export function developmentServer(): Plugin {
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
            const { render, routePaths, searchParameters } = (await server.ssrLoadModule(
              '/src/entry-server.tsx',
            )) as typeof import('../src/entry-server.tsx')
            const { status, html } = await render(
              toPath(path, addressForm(content)),
              content.site.language,
            )
            const boot = `<script>${await bootScript([], searchParameters())}</script>`
            const entry = '<script type="module" src="/src/entry-client.tsx"></script>'
            const document = html.replace('</head>', () => `${boot}${entry}</head>`)
            const page = await server.transformIndexHtml(path, document)
            response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
            // After the response: the page need not wait until the whole content is read again.
            const lost = findLostLinks(html, routePaths())
            if (lost.length > 0) server.config.logger.error(`${path}\n${lost.join('\n')}`)
          } catch (error) {
            if (!response.writableEnded) return next(error)
            // Vite's page of the error would be a second answer, which ends the server.
            server.config.logger.error((error as Error).message)
          }
        })
      }
    },
  }
}

/** The content in the language of an address. */
function contentAt(address: string): Content {
  const [first, ...others] = siteLanguages()
  const isIn = (content: Content) => toPath(address, addressForm(content)) !== address
  return others.find(isIn) ?? first
}

function findLostLinks(html: string, routes: string[]): string[] {
  const known = new Set(
    siteLanguages().flatMap((content) => [
      ...pagePaths(routes, content).map(({ address }) => address),
      ...aliasTargets(content).keys(),
    ]),
  )
  const links = parse(html).querySelectorAll('main a[href^="/"]')
  const targets = new Set(links.map((link) => link.getAttribute('href') ?? ''))
  return [...targets]
    .filter((href) => {
      const [path = ''] = href.split(/[?#]/)
      return !known.has(path) && !/\.\w+$/.test(path)
    })
    .map((href) => `  links to ${href}, which leads nowhere: ${locationsOf(href).join(', ')}`)
}
