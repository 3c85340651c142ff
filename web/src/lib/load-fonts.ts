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
  const before = placesInView()
  for (const face of faces) document.fonts.add(face)
  const moved = Array.from(before).some(([node, place]) => isShift(place, placeOf(node)))
  if (moved) for (const face of faces) document.fonts.delete(face)
  return !moved
}

/**
 * Where all is that can be seen to move: the nodes in the window. Of what is below it, or is not
 * shown at all, the outermost element stands for what it holds.
 */
function placesInView(): Map<Node, DOMRect> {
  const places = new Map<Node, DOMRect>()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, (node) => {
    const place = placeOf(node)
    places.set(node, place)
    return isInView(place) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
  })
  while (nodes.nextNode());
  return places
}

/** Where an element is, or where a piece of text begins. */
function placeOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect()
  const range = document.createRange()
  range.selectNode(node)
  return range.getClientRects()[0] ?? new DOMRect()
}

/** The Layout Instability specification ignores moves under three pixels and what is out of sight. */
function isShift(before: DOMRect, after: DOMRect): boolean {
  if (!isInView(before) && !isInView(after)) return false
  return Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y)) >= 3
}

function isInView({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight
}
