import 'virtual:uno.css'
import './styles/index.css'
import 'content:optional.css'
import { loadLayout } from 'content:layout'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ignoreSkippedTransitions } from './lib/fold-transition.ts'
import { markPrerendered } from './lib/router-internals.ts'
import { hasMissingFile, recoverFromStaleTab } from './lib/stale-tab.ts'
import { createRouter } from './router.tsx'
import appStyles from './styles/app-only.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(appStyles)
document.adoptedStyleSheets.push(sheet)

async function start() {
  const router = createRouter(await loadLayout(document.documentElement.lang))
  markPrerendered(router)
  await router.load()
  if (hasMissingFile(router)) {
    // The prerendered page is more useful than an error.
    document.documentElement.classList.replace('filtered', 'unfiltered')
    return
  }
  // Hydrates in slices, so that a slow phone responds to taps meanwhile.
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
  recoverFromStaleTab(router)
  ignoreSkippedTransitions()
}

// Not awaited at the top of the module: the modules that the router loads may import this file's chunk.
start()
