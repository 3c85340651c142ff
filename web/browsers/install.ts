import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Debian's names. The first is the browser, the second too; the third is a screen for it. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Where Debian's packages put what the tests start. WebKit's folder has its version in its name. */
export const programs = {
  firefox: () => '/usr/bin/firefox-esr',
  webKitDriver: () => '/usr/bin/WebKitWebDriver',
  miniBrowser: () => globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').sort()[0] ?? 'MiniBrowser',
  screen: () => '/usr/bin/Xvfb',
}

/**
 * Sees to both browsers before any test: on Debian as root it installs what is missing.
 * @throws {Error} naming what to install when one is not there and cannot be installed
 */
export default function install() {
  if (missing().length === 0) return
  let reason: unknown
  try {
    execFileSync('apt-get', ['update'], { stdio: 'pipe' })
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], {
      stdio: 'pipe',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    reason = error
  }
  if (missing().length === 0) return
  throw new Error(
    `These tests need Debian's Firefox and WebKit, and ${missing().join(', ')} is not there. ` +
      `As root: apt-get install ${PACKAGES.join(' ')}`,
    { cause: reason },
  )
}

function missing(): string[] {
  return Object.values(programs)
    .map((program) => program())
    .filter((file) => !existsSync(file))
}
