// The only script in a page: it runs before the first paint and loads nothing before it. It does
// the work that needs no app (theme, fonts, the scrolled header) and starts the app at the visitor's
// first input. build/boot-script.ts compiles it and inserts its constants.
import { NEXT_THEME, type Theme } from './lib/theme.ts'

declare const CHUNKS: string[]
/** The query parameters that pages read. Others, such as those of a campaign, do not start the app. */
declare const PARAMETERS: string[]
declare const FACES: [family: string, source: string, weight: string][]

const root = document.documentElement
const query = new URLSearchParams(location.search)
const isRead = PARAMETERS.some((name) => query.has(name))

function start() {
  for (const chunk of CHUNKS) {
    // Without the app a filtered address shows everything.
    import(/* @vite-ignore */ chunk).catch(() => root.classList.remove('filtered'))
  }
}

function showTheme(theme: Theme = 'system') {
  root.dataset.theme = theme
}

// Storage may be disabled: the choice then applies to this page only.
function recallTheme() {
  try {
    showTheme(localStorage.theme)
  } catch {}
}

showTheme()
recallTheme()
addEventListener('storage', recallTheme)
addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('.theme-switch')) return
  showTheme(NEXT_THEME[root.dataset.theme as Theme])
  try {
    localStorage.theme = root.dataset.theme
  } catch {}
})

// The header changes once the page is scrolled by more than 50 px.
addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50))

// Focuses the field of the search page or, elsewhere, the header's link to it. Users of speech input
// would trigger a single-character shortcut such as "/" by accident (WCAG 2.2, 2.1.4).
addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const places = document.querySelectorAll<HTMLElement>('.search-link, [action$="/search"] input')
  const place = [...places].pop()
  place?.focus()
  place?.click()
})

if (isRead) root.classList.add('filtered')

for (const sign of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
  addEventListener(sign, start, { once: true })
}

// Added before the first layout while no element uses them: this delays neither layout nor paint.
const faces = FACES.map(([family, source, weight]) => new FontFace(family, source, { weight }))
for (const face of faces) document.fonts.add(face)

/** An element, preceded by its children if it is long and in the window. */
function portions(element: HTMLElement): HTMLElement[] {
  const { top, bottom } = element.getBoundingClientRect()
  const isInSight = top <= innerHeight && bottom >= 0
  const isLong = isInSight && element.querySelectorAll('*').length > 24
  const children = [...element.children] as HTMLElement[]
  return isLong ? [...children.flatMap(portions), element] : [element]
}

/** Swaps the fonts of one element per frame: a layout of the whole page at once blocks a slow phone. */
function swapEach([element, ...rest]: HTMLElement[]) {
  if (!element) return
  element.dataset.fonts = ''
  requestAnimationFrame(() => swapEach(rest))
}

function withoutFonts() {
  const selector = 'body > :not(main, [data-fonts]), main > :not([data-fonts])'
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

function swapFonts() {
  swapEach(withoutFonts().flatMap(portions))
  // Elements that the app adds later have the fonts from the start.
  const added = new MutationObserver(() => {
    for (const element of withoutFonts()) element.dataset.fonts = ''
  })
  for (const parent of document.querySelectorAll('body, main')) {
    added.observe(parent, { childList: true })
  }
}

// Fonts in the stylesheet, or loaded any earlier, would delay the first paint.
new PerformanceObserver((paints) => {
  if (!paints.getEntriesByName('first-contentful-paint')[0]) return
  // Both or none. The page is complete without them, too.
  Promise.all(faces.map((face) => face.load())).then(swapFonts, () => {})
  // A full-page capture does not scroll: lazy images would stay blank.
  for (const image of document.images) image.loading = 'eager'
  if (isRead) start()
}).observe({ type: 'paint', buffered: true })
