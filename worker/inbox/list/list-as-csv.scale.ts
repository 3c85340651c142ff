import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeMany } from '#worker/test/store-many.ts'
import { enquiriesAsCsv } from './list-as-csv.ts'

const ROWS = 100_000
const MEBIBYTE = 2 ** 20
const messages = ['=1+1', '-', "'", '\t@', 'a,"b"\r\n=c', '界'].map((text) =>
  text.padEnd(1000, ' planet'),
)

const worker = serveWorker()

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test(`${ROWS} enquiries stream as CSV in bounded memory`, async () => {
  const db = await worker.database()
  await storeMany(db, ROWS, messages)

  const { bytes, held } = await measure(
    enquiriesAsCsv(db, {}, { zone: 'Asia/Kolkata', origin: 'https://lumenfold.example' }),
  )
  console.info(
    `${ROWS} rows: ${toMebibytes(bytes)} MiB sent, ${toMebibytes(held)} MiB held at most`,
  )
  expect(bytes).toBeGreaterThan(100 * MEBIBYTE)
  expect(held).toBeLessThan(16 * MEBIBYTE)
})

/** The length of the stream, and the maximum growth of live memory while it is read. */
async function measure(stream: ReadableStream<Uint8Array>) {
  const before = liveBytes()
  let bytes = 0
  let held = 0
  let pages = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (pages++ % 20 === 0) held = Math.max(held, liveBytes() - before)
  }
  return { bytes, held }
}

function liveBytes(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function toMebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(1)
}
