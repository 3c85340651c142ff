import { useRouter } from '@tanstack/react-router'
import type { shellData } from '#web/page-data/layout.ts'

/** The company, its navigation and the words of the interface, in the language of a page. */
export type Shell = ReturnType<typeof shellData>

/** The context of every route. */
export interface RouterContext {
  shell: Shell
}

/** The shell of the current page. */
export function useShell(): Shell {
  return useRouter().options.context.shell
}
