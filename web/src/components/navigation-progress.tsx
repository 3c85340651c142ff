import { useRouterState } from '@tanstack/react-router'

/** Says that a page is on its way, where that takes long enough to wonder (progress.css). */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <div className="progress" role="progressbar" aria-label="Loading the page" />
}
