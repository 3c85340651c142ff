// The only script in a page: it runs before the first paint and loads nothing before it. It does
// the work that needs no app (theme, fonts, the scrolled header) and starts the app at the first sign of a
// visitor. build/boot-script.ts compiles it and fills in its constants.
import { NEXT_THEME, type Theme } from './lib/theme.ts'

declare const CHUNKS: string[]
/** The query parameters that pages read. Any other, such as one of a campaign, needs no app. */
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

// Storage may be switched off: a choice then holds for this page.
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

// The field of the search page or, elsewhere, the header's link to it. A key by itself, such as "/",
// would be pressed by users of speech input (WCAG 2.2, 2.1.4).
addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const places = document.querySelectorAll<HTMLElement>('.search-link, [action="/search"] input')
  const place = [...places].pop()
  place?.focus()
  place?.click()
})

if (isRead) root.classList.add('filtered')

for (const sign of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
  addEventListener(sign, start, { once: true })
}

// Known before the first layout and used by nothing yet, so that they cost neither.
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

// In the stylesheet, or loaded any earlier than this, fonts would put the first paint off.
new PerformanceObserver((paints) => {
  if (!paints.getEntriesByName('first-contentful-paint')[0]) return
  // Both or none. Without them the page is complete, too.
  Promise.all(faces.map((face) => face.load())).then(swapFonts, () => {})
  // A capture of the whole page does not scroll: a lazy image would be blank in it.
  for (const image of document.images) image.loading = 'eager'
  if (isRead) start()
}).observe({ type: 'paint', buffered: true })
