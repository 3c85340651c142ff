import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deflateSync, inflateSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import type { Plugin, Rolldown } from 'vite'
import type { Content } from '#content/collections.ts'
import { BUILD_TIME_FILE } from '#content/needs-deploy.ts'
import { locateText, locateWholeText } from '#content/source-locations.ts'
import { editorHeaders } from '#web/editor/editor-files.ts'
import { DIST, RENDERER_FOLDER, writeOutput } from '#web/output-folders.ts'
import { getUrlScheme, toPath } from '#web/page-data/url.ts'
import { readListedPage } from '#web/seo/listed-page.ts'
import {
  findTranslations,
  renderAlternateLinks,
  renderOpenGraphTags,
} from '#web/seo/prerendered-head-tags.ts'
import { type ListedSite, seoFiles } from '#web/seo/seo-files.ts'
import {
  createSharePainter,
  PHOTO_SIZE,
  sharePicturePath,
  sharePictureSubject,
} from '#web/seo/share-picture.ts'
import { structuredData } from '#web/seo/structured-data.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { bootScript } from './boot-script.ts'
import { checkLinks, readLinks } from './check-links.ts'
import { checkPage, checkTitlesFound, checkUniqueHeads, describeOversize } from './check-pages.ts'
import { checkUnusedTexts } from './check-unused-texts.ts'
import { contentReadAt, getContentInAllLanguages } from './content-cache.ts'
import { createSearchIndex, pageDataJson } from './data-files.ts'
import { expandRoutes } from './expand-routes.ts'
import { subsetShareFonts } from './fonts.ts'
import { aliasRedirects, cspHash, headersFile, redirectsFile } from './headers-and-redirects.ts'
import { cachePicture, cropToMiddle, encodeFallbackPhotograph } from './picture-files.ts'

/**
 * Renders every page to one complete HTML file once the app is built, with the one stylesheet and
 * the boot snippet inline, the SEO files, and the host's `_headers` and `_redirects`.
 * A page with the wrong status, markup that the policy would block, a broken link, or the title or
 * description of another page fails the build.
 */
export function prerenderPlugin(): Plugin {
  let stylesheet = ''
  let chunks: string[] = []

  return {
    name: 'site:prerender',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type === 'chunk' && output.isEntry) chunks = chunksOf(name, bundle)
          // The inbox has a stylesheet of its own, beside the pages.
          if (output.type !== 'asset' || !/^assets\/.*\.css$/.test(name)) continue
          // The bundler's comment at the end would be in every page.
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
      const bundle = join(RENDERER_FOLDER, 'entry-server.js')
      const { render, routePaths, searchParameters } = (await import(
        pathToFileURL(bundle).href
      )) as typeof import('../src/entry-server.tsx')
      const contents = getContentInAllLanguages()
      const translations = findTranslations(contents)
      const boot = await bootScript(
        chunks.map((chunk) => `/${chunk}`),
        searchParameters(),
      )

      const pageLinks: ReturnType<typeof readLinks>[] = []
      const sites = contents.map((content): ListedSite => ({ content, listed: [] }))
      for (const { content, listed } of sites) {
        const pages: { path: string; html: string }[] = []
        for (const { path, urlPath, file, status } of expandRoutes(routePaths(), content)) {
          const page = await render(path, content.site.language, pageDataJson).catch((cause) => {
            throw new Error(`${urlPath} cannot be rendered: ${cause}`, { cause })
          })
          // The router treats the page of a removed entry like any other page.
          const expected = status === 410 ? 200 : status
          if (page.status !== expected) {
            const { error: cause } = page
            const sentence = `${urlPath} rendered with status ${page.status}, expected ${expected}`
            throw new Error(cause ? `${sentence}: ${cause}` : `${sentence}.`, { cause })
          }
          checkPage(urlPath, page.html, locateWholeText)
          // As texts, the pages of a large blog would fill the memory.
          const packed = deflateSync(page.html, { level: 1 })
          pages.push({
            path: urlPath,
            get html() {
              return inflateSync(packed).toString()
            },
          })
          const root = parse(page.html)
          pageLinks.push(readLinks(urlPath, root))
          const listedPage = readListedPage({ path, urlPath }, root, content.site.name)
          let [head, data] = [`<style>${stylesheet}</style><script>${boot}</script>`, '']
          if (listedPage) {
            listed.push(listedPage)
            const links = renderAlternateLinks(listedPage, content, translations.get(path))
            head = links + renderOpenGraphTags(listedPage, content) + head
            data = structuredData(listedPage, content)
          }
          const html = page.html
            .replace('</head>', () => `${head}</head>`)
            .replace('</body>', () => `${data}</body>`)
          await writeOutput(file, html)
          const note = describeOversize(urlPath, html)
          if (note) builder.config.logger.info(note)
        }
        checkUniqueHeads(listed, locateWholeText)
        checkTitlesFound(createSearchIndex(content.site.language), locateWholeText)
        if (content === contents[0]) checkUnusedTexts(content, pages, locateWholeText)
        const pictures = listed.map((page) => ({
          page,
          subject: sharePictureSubject(page, content),
        }))
        const texts = pictures.flatMap(({ subject }) => [subject.heading, subject.label])
        const fonts = await subsetShareFonts(content.site, [content.site.name, ...texts].join(''))
        const paint = await createSharePainter(content, fonts, cachePicture)
        // One by one: all pages of a large blog at once would fill the memory.
        for (const { page, subject } of pictures) {
          const { width, height } = PHOTO_SIZE
          const photo = subject.photo
            ? await cropToMiddle(await encodeFallbackPhotograph(subject.photo), width, height)
            : undefined
          await writeOutput(sharePicturePath(page, content).slice(1), await paint(subject, photo))
        }
      }
      const seo = seoFiles(sites, translations, contentReadAt())
      for (const [file, text] of seo) await writeOutput(file, text)
      await writeOutput(BUILD_TIME_FILE, contentReadAt().toISOString())
      const { url, repository } = contents[0].site
      const redirects = new Map(contents.flatMap((content) => [...aliasRedirects(content)]))
      checkLinks(pageLinks, {
        origin: url,
        redirects,
        isFile: (path) => /\.\w+$/.test(path) && existsSync(join(DIST, path)),
        findLocations: (href) => locationsIn(contents, href),
      })
      const inline = { scripts: [cspHash(boot)], styles: [cspHash(stylesheet)] }
      const editor = repository && editorHeaders(repository)
      await writeOutput('_headers', headersFile(securityHeaders(inline), url, editor))
      await writeOutput('_redirects', redirectsFile(redirects))
    },
  }
}

/** The locations of a link in the content, which names pages by their paths. */
function locationsIn(contents: Content[], href: string): string[] {
  if (!href.startsWith('/')) return locateText(href)
  const paths = new Set(contents.map((content) => toPath(href, getUrlScheme(content))))
  return [...paths].flatMap((path) => locateText(path))
}

/** The files that an entry chunk imports, each once, then the entry itself. */
function chunksOf(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk') return []
  return [...new Set([...chunk.imports.flatMap((each) => chunksOf(each, bundle)), name])]
}
