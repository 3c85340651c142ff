import fonts from 'asset:fonts'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Loads the site's fonts and shows them as soon as nothing moves: at once where every element in
 * the window stays where it is, else on the next in-app navigation, when all is new anyway. Until
 * then, and without script, system fonts with the same measures serve (styles/fonts.css).
 */
export async function loadFonts(router: AnyRouter) {
  const faces = Object.entries(fonts).map(
    ([family, address]) => new FontFace(family, `url(${address})`, { weight: '400 700' }),
  )
  await Promise.all(faces.map((face) => face.load()))
  if (showWhereNothingMoves(faces)) return
  const unsubscribe = router.subscribe('onBeforeRouteMount', () => {
    for (const face of faces) document.fonts.add(face)
    unsubscribe()
  })
}

/** Nothing is painted between the two measurements, so a swap that is taken back is never seen. */
function showWhereNothingMoves(faces: FontFace[]): boolean {
  const before = positions()
  for (const face of faces) document.fonts.add(face)
  const after = positions()
  const moved = before.some((place, index) => isShift(place, after[index]))
  if (moved) for (const face of faces) document.fonts.delete(face)
  return !moved
}

/** Where every element is, and where every piece of text begins. */
function positions(): DOMRect[] {
  const places: DOMRect[] = []
  const range = document.createRange()
  const nodes = document.createTreeWalker(document.body)
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    range.selectNode(node)
    places.push(
      node instanceof Element
        ? node.getBoundingClientRect()
        : (range.getClientRects()[0] ?? new DOMRect()),
    )
  }
  return places
}

/** The Layout Instability specification ignores moves under three pixels and what is out of sight. */
function isShift(before: DOMRect, after: DOMRect | undefined): boolean {
  if (!after || (!isInView(before) && !isInView(after))) return false
  return Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y)) >= 3
}

function isInView({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight
}
