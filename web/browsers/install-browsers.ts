import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Debian's packages: the two browsers, and a virtual screen for the second. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const PROGRAMS = ['firefox-esr', 'WebKitWebDriver', 'Xvfb']
/** No dependencies: with theirs, they would add 188 packages and 80 MB to each `npm ci`. */
const DRIVERS = ['puppeteer-core@25.16.0', 'webdriver@9.33.1']
const FOLDER = join(import.meta.dirname, '../../.cache/browsers')

/** Loads a driver by its name. */
export const requireDriver = createRequire(join(FOLDER, 'node_modules'))

/**
 * Installs the drivers and, as root of a Debian, missing browsers, before any test.
 * @throws {Error} with the failed command and its output
 */
export default function install() {
  mkdirSync(FOLDER, { recursive: true })
  run('npm', 'install', '--no-save', '--ignore-scripts', '--prefix', FOLDER, ...DRIVERS)
  if (PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`))) return
  run('apt-get', 'update')
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...PACKAGES)
}

function run(command: string, ...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync(command, args, { env, stdio: 'pipe' })
}
