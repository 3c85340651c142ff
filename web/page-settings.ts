import { settings as own } from '#worker/settings.ts'

/** The settings that pages tell visitors about. Durations are days; null is no limit. */
export interface PageSettings {
  retentionDays: Record<keyof typeof own.retentionDays, number>
  subscriptionRetentionDays: Record<keyof typeof own.subscriptionRetentionDays, number | null>
  newsletter: boolean
}

// Pages know the types of their data, so this file is checked without the types of Node, too.
const { env } = Reflect.get(globalThis, 'process') as { env: { CONTENT?: string } }

/** Those of worker/settings.ts; for the content of another folder (CONTENT), those of the settings.ts in it. */
export const settings: PageSettings = env.CONTENT
  ? (await import(new URL(`../${env.CONTENT}/settings.ts`, import.meta.url).href)).settings
  : own
