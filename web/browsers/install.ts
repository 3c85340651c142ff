import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Debian packages: the two browsers, and a virtual screen for the second. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** The paths of the programs from Debian's packages. The name of WebKit's folder contains its version. */
export const programs = {
  firefox: () => '/usr/bin/firefox-esr',
  webKitDriver: () => '/usr/bin/WebKitWebDriver',
  miniBrowser: () => globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').sort()[0] ?? 'MiniBrowser',
  screen: () => '/usr/bin/Xvfb',
}

/**
 * Ensures both browsers before any test: on Debian as root, it installs missing packages.
 * @throws {Error} with the missing packages if they cannot be installed
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
