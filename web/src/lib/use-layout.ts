import { useRouter } from '@tanstack/react-router'
import type { layoutData } from '#web/page-data/layout.ts'

/** The company, its navigation and the words of the interface, in the language of a page. */
export type Layout = ReturnType<typeof layoutData>

/** The context of every route. */
export interface RouterContext {
  layout: Layout
}

export function useLayout(): Layout {
  return useRouter().options.context.layout
}
