/** Link props that animate the fold of a card into the fold of its page (styles/app-only.css). */
export const foldTransition = { viewTransition: { types: ['fold'] }, onClick: takeFold }

/** Marks the fold of the clicked card only; the stylesheet gives it its transition name. */
function takeFold({ currentTarget }: { currentTarget: Element }) {
  document.querySelector('[data-taken]')?.removeAttribute('data-taken')
  currentTarget.closest('article')?.querySelector('.fold')?.setAttribute('data-taken', '')
}

/**
 * Keeps skipped transitions, such as those in a hidden window, out of the console: the router does
 * not handle their rejection.
 */
export function ignoreSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  })
}
