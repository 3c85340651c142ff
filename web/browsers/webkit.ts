import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#worker/scripts/port.ts'
import { programs } from './install.ts'
import { REPORTS } from './site-proxy.ts'
import type { Browser, Session } from './tab.ts'

/** Narrows the browser's toolbar, whose default width prevents windows as narrow as a phone. */
const NARROW_BAR = 'button { min-width: 0; padding: 0; border: 0; margin: 0 }'

/** The timeout of a command in ms: a hanging one would never end. */
const PATIENCE_MS = 60_000

/** WebKitGTK in its MiniBrowser, on a virtual screen, driven by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW_BAR)
  const screen = spawn(programs.screen(), ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(createInterface(screen.stdio[3] as Readable), 'line')
  const port = await freePort()
  const driver = spawn(programs.webKitDriver(), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_RUNTIME_DIR: home,
      // A container's root has no sandbox and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  return {
    async open({ theme, script }) {
      const session = await call<{ sessionId: string }>('POST', `${address}/session`, {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': {
              binary: '/usr/bin/env',
              args: [
                `GTK_THEME=Adwaita${theme === 'dark' ? ':dark' : ''}`,
                programs.miniBrowser(),
                '--automation',
                `--enable-javascript=${script}`,
              ],
            },
          },
        },
      })
      return sessionAt(`${address}/session/${session.sessionId}`)
    },
    async stop() {
      await Promise.all([driver, screen].map(kill))
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function sessionAt(address: string): Session {
  const post = (command: string, body: object = {}) => call('POST', `${address}/${command}`, body)
  const run = (read: string, argument: unknown) =>
    post('execute/sync', { script: `return (${read})(...arguments)`, args: [argument] })
  const listen = () => run(String(reportErrors), REPORTS)
  return {
    errors: [],
    goto: (url) => post('url', { url }).then(listen),
    reload: () => post('refresh').then(listen),
    back: () => post('back'),
    run,
    perform: (source) => post('actions', { actions: [source] }),
    async resize(width, height) {
      // The window has a bar above the page.
      const measure = () => [outerWidth - innerWidth, outerHeight - innerHeight]
      const [beside = 0, above = 0] = (await run(String(measure), null)) as number[]
      await post('window/rect', { width: width + beside, height: height + above })
    },
    async screenshot() {
      return Buffer.from(await call<string>('GET', `${address}/screenshot`), 'base64')
    },
    async close() {
      await call('DELETE', address)
    },
  }
}

/**
 * Reports the errors of a page from now on. WebDriver itself reports none, so errors before the load
 * event are lost: until then only the boot snippet runs, unless the address starts the app.
 */
function reportErrors(reports: string) {
  const report = (error: unknown) => navigator.sendBeacon(reports, `error: ${error}`)
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message}`)
  return value
}

async function untilReady(address: string) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`WebKitWebDriver does not answer after ${PATIENCE_MS / 1000} seconds.`)
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
