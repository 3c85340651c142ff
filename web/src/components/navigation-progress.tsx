import { useRouterState } from '@tanstack/react-router'

/** Shows that a page is loading, after a delay (progress.css). */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <div className="progress" role="progressbar" aria-label="Loading the page" />
}
