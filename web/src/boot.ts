// The only script in a page: it runs before the first paint and loads nothing before it. It does
// what needs no app (theme, fonts, the scrolled header) and starts the app at the first sign of a
// visitor. build/boot-script.ts compiles it and fills in its constants.
import { NEXT_THEME, type Theme } from './lib/theme.ts'

declare const PARTS: string[]
declare const FACES: [family: string, source: string, weight: string][]

/** How far a page is scrolled, in CSS pixels, when its header changes. */
const SCROLL_THRESHOLD = 50
/** What pages read of their address. Anything else in a query, such as a campaign, needs no app. */
const isRead = /[?&](?:category|more|q|role|topic)=/.test(location.search)

const root = document.documentElement

function start() {
  for (const part of PARTS) {
    // Without the app a filtered address shows everything.
    import(/* @vite-ignore */ part).catch(() => root.classList.remove('filtered'))
  }
}

function showTheme() {
  try {
    root.dataset.theme = localStorage.theme ?? 'system'
  } catch {
    // Storage is switched off: a choice holds for this page.
    root.dataset.theme ??= 'system'
  }
}

function chooseTheme({ target }: Event) {
  if (!(target as Element).closest('.theme-switch')) return
  const next = NEXT_THEME[root.dataset.theme as Theme]
  root.dataset.theme = next
  try {
    if (next === 'system') localStorage.removeItem('theme')
    else localStorage.theme = next
  } catch {}
}

showTheme()
addEventListener('storage', showTheme)
addEventListener('click', chooseTheme)
addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD))
for (const sign of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
  addEventListener(sign, start, { once: true, capture: true })
}
if (!('command' in HTMLButtonElement.prototype)) root.classList.add('no-invokers')
if (isRead) root.classList.add('filtered')

// In the stylesheet, or any earlier than this, fonts would put the first paint off.
new PerformanceObserver((paints) => {
  if (!paints.getEntriesByName('first-contentful-paint')[0]) return
  for (const [family, source, weight] of FACES) {
    document.fonts.add(new FontFace(family, source, { weight, display: 'swap' }))
  }
  if (isRead) start()
}).observe({ type: 'paint', buffered: true })
