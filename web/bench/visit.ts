import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from '../e2e/browser.ts'

const FLAGS = [
  ...BROWSER_FLAGS,
  '--headless=new',
  // Blocks all requests to other machines.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Attempts per visit: occasionally a browser records no trace, and Lighthouse must run again. */
const TRIES = 3

/** One first visit: times in ms on Lighthouse's simulated phone, bytes as sent, scores from 0 to 100. */
export type Visit = Awaited<ReturnType<typeof visitOnce>>

/**
 * Visits an address with Lighthouse as a phone, in a browser with an empty profile.
 * @throws {Error} when the page could not be measured, three times in a row
 */
export async function visit(url: string): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    try {
      return await visitOnce(url)
    } catch (error) {
      if (tries === TRIES) throw error
      console.error(String(error))
    }
  }
}

async function visitOnce(url: string) {
  const { default: lighthouse } = await import('lighthouse')
  const { launch } = await import('chrome-launcher')
  const userDataDir = mkdtempSync(join(tmpdir(), 'site-visit-'))
  const chromePath = findBrowser()
  const options = { chromePath, userDataDir, chromeFlags: FLAGS, logLevel: 'silent' }
  const browser = await launch(options)
  try {
    const { lhr } = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      ignoreStatusCode: true, // The "not found" page is measured, too.
      disableFullPageScreenshot: true,
    })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    const requests = lhr.audits['network-requests']?.details?.items ?? []
    const bytes = (kind?: string) =>
      requests
        .filter(({ resourceType }) => !kind || resourceType === kind)
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    const score = (category: string) => (lhr.categories[category]?.score ?? 0) * 100
    return {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      html: bytes('Document'),
      fonts: bytes('Font'),
      images: bytes('Image'),
      script: bytes('Script'),
      allBytes: bytes(),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    }
  } finally {
    browser.kill()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
