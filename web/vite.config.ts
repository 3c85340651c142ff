import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { content } from './build/content-plugin.ts'
import { dataFiles } from './build/data-files.ts'
import { developmentServer } from './build/development-server.ts'
import { fonts } from './build/fonts.ts'
import { foldImages, pictures } from './build/images.ts'
import { inboxFiles } from './build/inbox-files.ts'
import { LICENSES_FILE, licenses } from './build/licenses.ts'
import { prerender } from './build/prerender.ts'
import { staticFiles } from './build/static-files.ts'
import { technologyIcons } from './build/technology-icons.ts'
import uno from './uno.config.ts'

/** The first browsers with light-dark(). */
const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5']

export default defineConfig({
  appType: 'custom',
  plugins: [
    content(),
    staticFiles([
      fonts,
      foldImages,
      dataFiles,
      pictures,
      technologyIcons,
      () => inboxFiles(CSS_TARGET),
    ]),
    licenses(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    unocss({ ...uno, configFile: false }),
    developmentServer(),
    prerender(),
  ],
  build: {
    outDir: 'dist',
    // Most licences want their notice wherever their code goes, and minifying takes it out.
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
            codeSplitting: {
              groups: [
                // By itself, so that its evaluation is a task of its own.
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                // What pages share comes in one file, not in thirty of a few hundred bytes; what forms
                // share, with all that sends them, comes only where a form is.
                {
                  name: 'shared',
                  test: /\/web\/src\/(?:components|lib)\/(?!field|form-|request-|submit-|subscribe-|use-subscribe|failure|query-)|tailwind-merge/,
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
        outDir: '../.cache/ssr',
        emptyOutDir: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
})
