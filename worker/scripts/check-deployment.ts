/** A new host name takes a while to appear in DNS. */
const PATIENCE_MS = 90_000
const PAUSE_MS = 2_000

/**
 * Checks that a deployed site works, without sending anything: its home page loads, and its Worker reports
 * that it is healthy, if it has a health report. Keeps trying for `patience` milliseconds.
 * @throws {Error} naming the page with another answer
 */
export async function checkDeployment(address: string, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience
  for (const path of ['/', '/api/health']) {
    const url = new URL(path, address).href
    for (;;) {
      const said = await ask(url)
      if (said === 'well') break
      if (Date.now() > end) {
        throw new Error(
          `Deployed, but ${url} ${said}. "npx wrangler tail" shows why, "npx wrangler rollback" restores the previous version.`,
        )
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

async function ask(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return answer.ok ? 'well' : `answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`
  } catch (error) {
    return `does not answer (${(error as Error).message})`
  }
}
