type Storage = 'localStorage' | 'sessionStorage'

/** A kept text; null without one, and where the browser blocks storage. */
export function recall(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or deletes it with null, if the browser allows storage. */
export function keep(storage: Storage, key: string, text: string | null) {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    // Blocked or full: the page works without.
  }
}
