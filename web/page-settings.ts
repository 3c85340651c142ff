import { retentionDays, subscriptionRetentionDays } from '#worker/retention/retention-days.ts'
import { settings as worker } from '#worker/settings.ts'

/** The settings that pages tell visitors about. Durations are days; null is no limit. */
export interface PageSettings {
  retentionDays: Record<keyof typeof retentionDays, number>
  subscriptionRetentionDays: Record<keyof typeof subscriptionRetentionDays, number | null>
  newsletter: boolean
}

// Pages know the types of their data, so this file is checked without the types of Node, too.
const { env } = Reflect.get(globalThis, 'process') as { env: { CONTENT?: string } }

/** Those of the Worker; for the content of another folder (CONTENT), those of the settings.ts in it. */
export const settings: PageSettings = env.CONTENT
  ? (await import(new URL(`../${env.CONTENT}/settings.ts`, import.meta.url).href)).settings
  : { retentionDays, subscriptionRetentionDays, newsletter: worker.newsletter }
