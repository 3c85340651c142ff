import type { Plugin } from 'vite'
import { CONTENT_FOLDER } from '#content/folder.ts'
import { namesOfUnlisted } from '#content/order.ts'
import { assertTranslated } from '#content/stand-in.ts'
import { contentModule } from './content-modules.ts'
import { scriptFonts } from './script-fonts.ts'
import { forgetContent, siteContent, siteLanguages } from './site-content.ts'

const PREFIX = 'content:'

/**
 * Offers the content to pages as modules of plain data, such as `content:shell`. Typed in
 * src/content.d.ts. Wrong content fails the build; in development the browser shows the error until
 * it is corrected.
 */
export function content(): Plugin {
  return {
    name: 'site:content',
    async configResolved({ command, logger }) {
      if (command !== 'build') return
      assertTranslated(siteLanguages())
      const content = siteContent()
      for (const note of [...namesOfUnlisted(content), ...(await scriptFonts()).notes]) {
        logger.info(note)
      }
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(CONTENT_FOLDER) || !/\.(?:yaml|md|svg)$|\/pictures\//.test(file))
          return
        forgetContent()
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll()
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      return contentModule(id.slice(PREFIX.length + 1), this.environment.name === 'client')
    },
  }
}
