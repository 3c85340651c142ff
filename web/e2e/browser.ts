import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** A container's root has no sandbox; the rest keeps the browser from calling home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const VARIABLE = 'CHROMIUM_PATH'
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium to test with: the one CHROMIUM_PATH names, Playwright's own, the system's,
 * or, on Debian as root, one that apt-get installs now.
 * @throws {Error} saying what to install when there is none
 */
export function findBrowser(): string {
  const named = process.env[VARIABLE]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`${VARIABLE} names ${named}, and there is no such file.`)
  }
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return findOnPath() ?? install()
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  )
}

function install(): string {
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '--yes', 'chromium'], { stdio: 'ignore' })
  } catch {
    // Not Debian, not root, or no network: the message below says what to do.
  }
  const installed = findOnPath()
  if (installed) return installed
  throw new Error(
    `The browser tests need Chromium: install it ("npx playwright install chromium" or your system's package), or set ${VARIABLE} to one.`,
  )
}
