/** For a link to an entry: the fold of its card becomes the fold of its page (styles/fold-transition.css). */
export const foldTransition = { viewTransition: { types: ['fold'] }, onClick: takeFold }

/** Marks the fold of the clicked card, which the stylesheet then names, and no other. */
function takeFold({ currentTarget }: { currentTarget: Element }) {
  document.querySelector('[data-taken]')?.removeAttribute('data-taken')
  currentTarget.closest('article')?.querySelector('.fold')?.setAttribute('data-taken', '')
}

/**
 * Keeps a transition that the browser skips, such as that of a window out of sight, off the console:
 * the router leaves the rejection without a handler.
 */
export function ignoreSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  })
}
