import { log } from './log.ts'

const warned = new Set<string>()

/** Logs a mistake in the configuration, once in each isolate: every request has the same. */
export function warnMisconfigured(message: string): void {
  if (!warned.has(message)) log('warn', 'misconfigured', { message })
  warned.add(message)
}
