import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { loadFonts } from './lib/load-fonts.ts'
import { recoverFromStaleTab } from './lib/stale-tab.ts'
import { createRouter } from './router.tsx'

/** Loads what the page of this address needs; returns what turns the document into the app. */
export async function prepareApp() {
  const router = createRouter()
  // Says that the document was rendered ahead, so that the tree matches it (facts.md, section 7).
  router.ssr = { manifest: undefined }
  await router.load()

  return (hydrate: typeof hydrateRoot) => {
    // In slices, so that a tap is answered while a slow phone is still at it.
    startTransition(() => {
      hydrate(document, <RouterProvider router={router} />)
    })
    recoverFromStaleTab(router)
    // Fonts are for looks: a page without them is complete, and says nothing of it.
    loadFonts(router).catch(() => undefined)
  }
}
