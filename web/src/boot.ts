// The only script in a page: it runs before the first paint and loads nothing before it. It does
// what needs no hand (theme, fonts, the scrolled header) and starts the app at the first sign of a
// visitor. Its constants are filled in by build/boot-script.ts.
declare const PARTS: string[]
declare const FACES: [family: string, source: string, weight: string][]

const root = document.documentElement

function start() {
  for (const part of PARTS) import(/* @vite-ignore */ part)
}

try {
  // lib/theme.ts writes it.
  const theme = localStorage.getItem('theme')
  if (theme) root.dataset.theme = theme
} catch {
  // Storage is switched off: the theme follows the system.
}

if (!('command' in HTMLButtonElement.prototype)) root.classList.add('no-invokers')

for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
  addEventListener(type, start, { once: true, capture: true, passive: true })
}

// In the stylesheet, or any earlier than this, fonts would put the first paint off.
new PerformanceObserver((paints) => {
  if (!paints.getEntriesByName('first-contentful-paint')[0]) return
  for (const [family, source, weight] of FACES) {
    document.fonts.add(new FontFace(family, source, { weight, display: 'swap' }))
  }
}).observe({ type: 'paint', buffered: true })
