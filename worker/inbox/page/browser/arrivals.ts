const EVERY_MS = 30_000

/** Asks for new arrivals as long as the page is visible, and shows their number in the notice and the title. */
export function showArrivals(notice: HTMLElement) {
  const { title } = document
  const link = notice.querySelector('a')
  let asked = Date.now()
  const ask = async () => {
    if (document.hidden || Date.now() - asked < EVERY_MS / 2) return
    asked = Date.now()
    const response = await fetch(`/api/contacts/arrivals?after=${notice.dataset.newest}`)
    if (!response.ok || !link) return
    const { count } = (await response.json()) as { count: number }
    const words = `Show ${count} new`
    link.hidden = count === 0
    if (link.textContent !== words) link.textContent = words
    document.title = count > 0 ? `(${count}) ${title}` : title
  }
  // Offline, the next interval tries again.
  const tryToAsk = () => ask().catch(() => {})
  setInterval(tryToAsk, EVERY_MS)
  document.addEventListener('visibilitychange', tryToAsk)
}
