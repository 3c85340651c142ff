import { tanstackRouter } from '@tanstack/router-plugin/vite'
import unocss from '@unocss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cacheByContent } from './build/content-cache.ts'
import { contentPlugin } from './build/content-plugin.ts'
import { dataFiles } from './build/data-files.ts'
import { developmentServerPlugin } from './build/development-server.ts'
import { logoIconFiles, technologyIconsFile } from './build/icon-files.ts'
import { inboxFiles } from './build/inbox-files.ts'
import { LICENSES_FILE, licensesPlugin } from './build/licenses.ts'
import { publishedPictureFiles } from './build/picture-files.ts'
import { prerenderPlugin } from './build/prerender.ts'
import { staticFilesPlugin } from './build/static-files.ts'
import { allFontFiles } from './build/writing-system-fonts.ts'
import { editorFiles } from './editor/editor-files.ts'
import { DIST, RENDERER_FOLDER } from './output-folders.ts'
import uno from './uno.config.ts'

/** The first browsers with light-dark(). */
const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5']

/** A built site has the editor with `repository` in site.yaml; in development, it edits the local files. */
function editorIn(command: 'build' | 'serve') {
  return cacheByContent((content) => {
    const isThere = command === 'serve' || content.site.repository
    return isThere ? editorFiles(content) : new Map()
  })
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    contentPlugin(),
    staticFilesPlugin([
      allFontFiles,
      logoIconFiles,
      dataFiles,
      publishedPictureFiles,
      technologyIconsFile,
      () => inboxFiles(CSS_TARGET, uno),
      editorIn(command),
    ]),
    licensesPlugin(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    unocss({ ...uno, configFile: false }),
    developmentServerPlugin(),
    prerenderPlugin(),
    {
      name: 'site:new-css',
      // Lightning CSS does not know this pseudo-class of 2025, and keeps it.
      configResolved({ logger }) {
        const { warn } = logger
        logger.warn = (text, options) => text.includes("'target-current'") || warn(text, options)
      },
    },
  ],
  build: {
    outDir: DIST,
    // Most licenses require their notice with every copy of the code, but minification removes it.
    license: { fileName: LICENSES_FILE },
    // One stylesheet, inlined in every page: one constant hash in the policy.
    cssCodeSplit: false,
    cssTarget: CSS_TARGET,
    // Inlined files would be data: addresses, which the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // One set of plugins for both environments: the prerender sees the files of the client build.
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Four of them are in every page: names would take some 45 of its compressed bytes.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // A separate chunk, so that its evaluation is a separate task.
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                // One chunk for code that pages share, instead of thirty of a few hundred bytes each;
                // another one for code that forms share, which only pages with a form load.
                {
                  name: 'shared',
                  test: /\/web\/src\/(?:components|lib)\/(?!forms|newsletter|failure|query-)|\/content\/assert-defined\.ts|tailwind-merge/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: RENDERER_FOLDER,
        emptyOutDir: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
}))
