import type { AnyRouter } from '@tanstack/react-router'

/** Ties the two folds of a change of page together. */
const NAME = 'fold'
let taken: SVGElement | null | undefined

/** For a click on the link of an entry in a list that has `viewTransition`: takes the fold beside it to the next page. */
export function takeFold({ currentTarget }: { currentTarget: Element }) {
  taken = currentTarget.closest('article')?.querySelector<SVGElement>('.fold')
}

/**
 * Lets the fold that was taken become the fold of the page, where the browser can and the visitor
 * has not asked for less motion; any other change of page is as it was. Names are set on elements,
 * and only on the way: in the stylesheet, the folds of a whole list would share one.
 */
export function carryFolds(router: AnyRouter) {
  router.startViewTransition = async (update) => {
    const from = router.shouldViewTransition ? taken : undefined
    router.shouldViewTransition = false
    taken = undefined
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!from || still || !('startViewTransition' in document)) return update()

    let to: SVGElement | null = null
    setName(from, NAME)
    // The rest of the page changes at once: a picture of it all would take longer than a glance.
    setName(document.documentElement, 'none')
    const transition = document.startViewTransition(async () => {
      setName(from, '')
      await update()
      to = document.querySelector<SVGElement>('.introduction-fold')
      setName(to, NAME)
    })
    // Says only that it was skipped: by the next change of page, or in a window that is not seen.
    transition.ready.catch(() => undefined)
    transition.finished
      .catch(() => undefined)
      .then(() => {
        setName(to, '')
        setName(document.documentElement, '')
      })
    return transition.updateCallbackDone
  }
}

function setName(element: SVGElement | HTMLElement | null, name: string) {
  if (element) element.style.viewTransitionName = name
}
