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
const DEBIAN_PACKAGE = 'chromium'
const WITH_WINDOWS = [DEBIAN_PACKAGE, 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Renders the same pages, but tests take about half as long. Also the name of Debian's package. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** The Chromium for tests: like {@link findOrInstallBrowser}, but prefers a headless layout. */
export function findOrInstallTestBrowser(): string {
  return findOrInstallBrowser([HEADLESS_SHELL, ...WITH_WINDOWS])
}

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, Playwright's own, the first of these commands
 * that the system has, or, on Debian as root, the first that apt-get can install now.
 * @throws {Error} with the package to install when there is none
 */
export function findOrInstallBrowser(commands = WITH_WINDOWS): string {
  const named = process.env[VARIABLE]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`${VARIABLE} names ${named}, and there is no such file.`)
  }
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  const found = findOnPath(commands) ?? install(commands)
  if (found) return found
  throw new Error(
    `The browser tests need Chromium: install it ("npx playwright install chromium" or your system's package), or set ${VARIABLE} to one.`,
  )
}

function findOnPath(commands: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((file) => existsSync(file))
}

function install(commands: string[]): string | undefined {
  const packages = [HEADLESS_SHELL, DEBIAN_PACKAGE].filter((name) => commands.includes(name))
  for (const name of packages) {
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore' })
      execFileSync('apt-get', ['install', '--yes', name], { stdio: 'ignore' })
      return findOnPath(commands)
    } catch {
      // Not Debian, not root, no network, or a Debian without this package.
    }
  }
}
