import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { loadContent } from '#content/load.ts'
import { placesOf } from '#content/places-of.ts'
import { headLinks } from '#web/machines/head-links.ts'
import { machineFiles } from '#web/machines/machine-files.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { bootScript } from './boot-script.ts'
import { checkLinks } from './check-links.ts'
import { checkPage } from './check-page.ts'
import { aliasTargets, hashSource, headersFile, redirectsFile } from './hosting.ts'
import { pagePaths } from './page-paths.ts'

/**
 * Renders every page to one complete HTML file once the app is built, with the one stylesheet and
 * the boot snippet inline, the files for machines, and the host's `_headers` and `_redirects`.
 * A page with the wrong status, markup that the policy would block, or a link that leads nowhere
 * fails the build.
 */
export function prerender(): Plugin {
  let stylesheet = ''
  let parts: string[] = []

  return {
    name: 'lumenfold:prerender',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type === 'chunk' && output.isEntry) parts = partsOf(name, bundle)
          if (output.type !== 'asset' || !name.endsWith('.css')) continue
          // The bundler's own remark at the end would be in every page.
          stylesheet += String(output.source)
            .replace(/\/\*\$vite.*?\*\//, '')
            .trim()
          delete bundle[name]
        }
      },
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The prerender needs a client and an ssr environment.')
      await builder.build(client)
      await builder.build(ssr)
      const outDir = join(builder.config.root, client.config.build.outDir)
      const bundle = join(builder.config.root, ssr.config.build.outDir, 'entry-server.js')
      const { render, routePaths } = (await import(
        pathToFileURL(bundle).href
      )) as typeof import('../src/entry-server.tsx')
      const content = loadContent()
      const boot = await bootScript(parts.map((part) => `/${part}`))

      async function write(file: string, text: string) {
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await writeFile(join(outDir, file), text)
      }

      const pages = []
      for (const { path, file, status } of pagePaths(routePaths(), content)) {
        const page = await render(path)
        if (page.status !== status) {
          throw new Error(`${path} rendered with status ${page.status}, expected ${status}.`)
        }
        checkPage(path, page.html)
        pages.push({ path, html: page.html })
        const links = headLinks(path, page.html)
        const head = `${links}<style>${stylesheet}</style><script>${boot}</script></head>`
        await write(
          file,
          page.html.replace('</head>', () => head),
        )
      }
      for (const [file, text] of machineFiles(content, pages, new Date())) await write(file, text)
      checkLinks(pages, {
        origin: content.site.url,
        redirects: aliasTargets(content.catalogue.aliases),
        isFile: (path) => /\.\w+$/.test(path) && existsSync(join(outDir, path)),
        placesOf,
      })
      const policy = securityHeaders({
        scripts: [hashSource(boot)],
        styles: [hashSource(stylesheet)],
      })
      await write('_headers', headersFile(policy, content.site.url))
      await write('_redirects', redirectsFile(aliasTargets(content.catalogue.aliases)))
    },
  }
}

/** An entry's file after the files that it imports, each once. */
function partsOf(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk') return []
  return [...new Set([...chunk.imports.flatMap((each) => partsOf(each, bundle)), name])]
}
