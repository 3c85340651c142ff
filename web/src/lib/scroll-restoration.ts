/**
 * For the router's `scrollRestoration`: its work begins with the second page. The first one was
 * scrolled by the browser, and by its reader while the app was on its way.
 */
export function fromSecondPageOn(): () => boolean {
  let pages = 0
  return () => {
    pages += 1
    // The router remembers a place only if it heard the scrolling: it has to for going back there.
    if (pages === 1) document.dispatchEvent(new Event('scroll'))
    return pages > 1
  }
}
