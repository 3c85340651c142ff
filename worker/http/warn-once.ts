const warned = new Set<string>()

/** Logs a mistake in the configuration, once an isolate: it holds for every request alike. */
export function warnOnce(message: string): void {
  if (!warned.has(message)) console.warn(message)
  warned.add(message)
}
