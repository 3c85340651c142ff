import type { Plugin } from 'vite'
import { bootScript } from './boot-script.ts'

/**
 * Renders pages on request while `npm run dev` runs, through the same entry as the prerender.
 * There is no policy here, and the app starts at once: Vite's own scripts need both.
 */
export function developmentServer(): Plugin {
  return {
    name: 'lumenfold:development-server',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = request.originalUrl ?? '/'
            const { render } = (await server.ssrLoadModule(
              '/src/entry-server.tsx',
            )) as typeof import('../src/entry-server.tsx')
            const { status, html } = await render(path)
            const boot = `<script>${await bootScript([])}</script>`
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
