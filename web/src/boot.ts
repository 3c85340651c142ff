// The only script in a page: it runs before the first paint and loads nothing before it. It does
// the work that needs no app (theme, fonts, the scrolled header) and starts the app at the visitor's
// first input. build/boot-script.ts compiles it and inserts its constants.

declare const CHUNKS: string[]
/** The names of the query parameters that pages read, with "|" between them. */
declare const PARAMETERS: string
declare const FACES: ConstructorParameters<typeof FontFace>[]
declare const HAS_PHOTOGRAPHS: boolean
/** Fonts for further letters, with the languages whose pages need them. */
declare const LETTERS: [languages: string[], (typeof FACES)[number]][]

const root = document.documentElement
// Other parameters, such as those of a campaign, do not start the app.
const isRead = new RegExp(`[?&](${PARAMETERS})=`).test(location.search)

function start() {
  for (const chunk of CHUNKS) {
    import(/* @vite-ignore */ chunk).catch(showAll)
  }
}

/** Without the app a filtered address shows everything, and a line that says so. */
function showAll() {
  root.classList.replace('filtered', 'unfiltered')
}

/** @param theme the visitor's choice; `system` is the default */
function showTheme(theme: 'system' | 'light' | 'dark' = 'system') {
  // The browser takes the first color that applies: the one of the light theme or, after it, of the dark.
  const light = { system: '(prefers-color-scheme: light)', light: 'all', dark: 'not all' }[theme]
  // What is stored may be of another app of this host.
  if (!light) return
  root.dataset.theme = theme
  document.querySelector('[name=theme-color]')?.setAttribute('media', light)
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
  // Back to the system's theme rather than to the same one by name: the page follows the system again.
  const other = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'
  showTheme(root.dataset.theme === other ? 'system' : other)
  try {
    localStorage.theme = root.dataset.theme
  } catch {}
})

// The header changes once the page is scrolled by more than 50 px.
addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50))

if (isRead) root.classList.add('filtered')
// The app may come late, or never.
setTimeout(showAll, 3000)

for (const sign of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
  addEventListener(sign, start, { once: true })
}

// The arrival of the pointer on a control, from which the app counts its delays (lib/hover-intent.ts).
addEventListener('pointerover', ({ target, relatedTarget, timeStamp }) => {
  const control = (target as Element).closest('[data-tooltip], .menu-trigger')
  if (control && !control.contains(relatedTarget as Node | null)) {
    root.dataset.hoveredAt = `${timeStamp}`
  }
})

// The header of a wide window has no button for the drawer, which would keep its navigation from the visitor.
addEventListener('resize', () => {
  const [button, drawer] = ['.drawer-button', '.drawer'].map((name) => document.querySelector(name))
  if (button?.checkVisibility() !== false) return
  ;(drawer as HTMLDialogElement).close()
  ;(drawer as HTMLDialogElement).hidePopover()
})

// Added before the first layout while no element uses them: this delays neither layout nor paint.
const letters = () => LETTERS.flatMap(([tags, face]) => (tags.includes(root.lang) ? [face] : []))
const all = LETTERS.length > 0 ? FACES.concat(letters()) : FACES
const faces = all.map((face) => new FontFace(...face))
for (const face of faces) document.fonts.add(face)

/** In ms: short enough that a task which exceeds it by its last element blocks no slow phone for 50 ms. */
const TASK_TIME = 8

/** The element or, if it is long and no text itself, the parts of its children. */
function parts(element: HTMLElement): HTMLElement[] {
  const isLong = element.querySelectorAll(':scope:not(p, li) *').length > 48
  return isLong ? ([...element.children] as HTMLElement[]).flatMap(parts) : [element]
}

/**
 * Swaps the fonts of an element. One that ends within the window keeps its height, if spaces a little narrower
 * or wider between its words are enough: a line more in the introduction would move the whole page.
 */
function swap(element: HTMLElement) {
  const { height, bottom } = element.getBoundingClientRect()
  element.dataset.fonts = ''
  // Narrower ones would run words together.
  for (const step of [0, -1, 1, 2, 3, 0]) {
    element.style.wordSpacing = `${step / 20}em`
    const moves = Math.abs(element.getBoundingClientRect().height - height)
    if (moves < 3 || bottom > innerHeight) break
  }
}

/**
 * Swaps the fonts of as many elements as the time of a task allows, then those of the others in further
 * tasks. All at once would block a slow phone, and one a frame leaves a page in two typefaces for a second.
 */
function swapEach(elements: SetIterator<HTMLElement>) {
  const end = performance.now() + TASK_TIME
  for (const element of elements) {
    // Its layout is a part of the time.
    swap(element)
    if (performance.now() > end) return setTimeout(swapEach, 0, elements)
  }
  // For elements that the app adds.
  document.body.dataset.fonts = ''
}

function swapFonts() {
  const all = parts(document.body)
  // From the top of the window on, then also what is above it.
  const below = all.filter((each) => each.getBoundingClientRect().bottom > 0)
  swapEach(new Set([...below, ...all]).values())
}

// Fonts in the stylesheet, or loaded any earlier, would delay the first paint.
new PerformanceObserver((paints) => {
  if (!paints.getEntriesByName('first-contentful-paint')[0]) return
  // Both or none. The page is complete without them, too.
  Promise.all(faces.map((face) => face.load())).then(swapFonts, () => {})
  // A full-page capture does not scroll: lazy images would stay blank. Photographs are too heavy for that.
  for (const image of document.images) {
    if (!HAS_PHOTOGRAPHS || !image.closest('picture')) image.loading = 'eager'
  }
  if (isRead) start()
}).observe({ type: 'paint', buffered: true })
