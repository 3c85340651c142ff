// The only script in a page: it runs before the first paint, loads nothing before it, and must not
// import anything. Its constants are filled in by build/boot-script.ts.
declare const ENTRY: string

try {
  // lib/theme.ts writes it.
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the theme follows the system.
}

let started = false

function start() {
  if (started) return
  started = true
  import(/* @vite-ignore */ ENTRY)
}

if (!('command' in HTMLButtonElement.prototype)) {
  document.documentElement.classList.add('no-invokers')
}

for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin']) {
  addEventListener(type, start, { once: true, capture: true, passive: true })
}
addEventListener('load', () => {
  // A page can be loaded before it is painted: the app's files would then delay the paint.
  new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 })
    else setTimeout(start, 200)
  }).observe({ type: 'paint', buffered: true })
})
