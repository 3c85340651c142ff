import { type Fullness, LOG_SHARE, NOTICE_SHARE } from '#worker/db/fullness.ts'

/** The limits of the plan: the size of the database, which the Worker can measure, and others. */
export function Limits({ fullness: { bytes, limit, share } }: { fullness: Fullness }) {
  return (
    <section class="report-limits">
      <h2 class="text-heading">Storage and limits</h2>
      <p id="database-size">
        The database takes {formatMegabytes(bytes)} of {formatMegabytes(limit)} (
        {Math.round(share * 100)}%).
      </p>
      <meter
        value={share}
        low={NOTICE_SHARE}
        high={LOG_SHARE}
        optimum={0}
        aria-labelledby="database-size"
      />
      <p class="text-small text-muted">
        Cloudflare’s daily counts are not visible here. Each day, the free plan includes 100,000
        requests to the Worker, and 100,000 rows written to the database and 5 million read: look at
        the metrics of the{' '}
        <a href="https://dash.cloudflare.com/?to=/:account/workers-and-pages">Worker</a> and of the{' '}
        <a href="https://dash.cloudflare.com/?to=/:account/workers/d1">database</a>.
      </p>
    </section>
  )
}

/** Bytes as megabytes of a million bytes. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}
