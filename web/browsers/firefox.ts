import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { programs } from './install.ts'
import type { Browser, Session, VisitorSettings } from './tab.ts'

const DARK = 0
const LIGHT = 1

/** Part of the error for a font whose download was interrupted by leaving the page. */
const BROKEN_OFF = 'status=2152398850'

/**
 * Headless Firefox, driven by WebDriver BiDi. Playwright's own driver requires a command that
 * Firefox 153 does not have (emulation.setMediaFeaturesOverride).
 */
export function startFirefox(): Browser {
  // It reads the system's settings at startup only: each look needs its own process.
  const started = new Map<string, Promise<Firefox>>()
  return {
    async open(look) {
      const key = JSON.stringify(look)
      const firefox = started.get(key) ?? Firefox.start(look)
      started.set(key, firefox)
      return (await firefox).open()
    },
    async stop() {
      for (const firefox of started.values()) await (await firefox).stop()
    },
  }
}

/** A message of the protocol: the answer to a command, or an event. */
type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: LogEntry }
type LogEntry = { level: string; text: string | null; source: { context?: string } }

class Firefox {
  readonly #socket: WebSocket
  readonly #answers = new Map<number, (answer: Message) => void>()
  /** By window. */
  readonly #errors = new Map<string, string[]>()
  #stop = async () => {}

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data)))
  }

  static async start({ theme, script }: VisitorSettings): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    const preferences = {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? DARK : LIGHT,
      'javascript.enabled': script,
    }
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${value});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
    const child = spawn(programs.firefox(), options, {
      stdio: ['ignore', 'ignore', 'pipe'],
      // As root it refuses a home folder of another user.
      env: { ...process.env, HOME: profile },
    })

    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        const [, found] = /listening on (ws:\S+)/.exec(line) ?? []
        if (found) resolve(found)
      })
      child.on('exit', (code) => reject(new Error(`Firefox ended with ${code} as it started.`)))
    })
    const socket = new WebSocket(`${address}/session`)
    await once(socket, 'open')
    const firefox = new Firefox(socket)
    firefox.#stop = async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    }
    await firefox.#send('session.new', { capabilities: {} })
    await firefox.#send('session.subscribe', { events: ['log.entryAdded'] })
    return firefox
  }

  stop(): Promise<void> {
    return this.#stop()
  }

  /** A window that shares no storage with another. */
  async open(): Promise<Session> {
    const { userContext } = await this.#send<{ userContext: string }>('browser.createUserContext')
    const create = { type: 'tab', userContext }
    const { context } = await this.#send<{ context: string }>('browsingContext.create', create)
    const errors: string[] = []
    this.#errors.set(context, errors)
    const send = (method: string, params: object = {}) =>
      this.#send<unknown>(method, { context, ...params })

    return {
      errors,
      goto: (url) => send('browsingContext.navigate', { url, wait: 'complete' }),
      reload: () => send('browsingContext.reload', { wait: 'complete' }),
      back: () => send('browsingContext.traverseHistory', { delta: -1 }),
      async run(read, argument) {
        // With scripts disabled, promises never resolve: a promise is created only if needed.
        const called = await send('script.callFunction', {
          functionDeclaration: `(json) => {
            const result = (${read})(JSON.parse(json))
            const write = (value) => JSON.stringify(value ?? null)
            return result instanceof Promise ? result.then(write) : write(result)
          }`,
          arguments: [{ type: 'string', value: JSON.stringify(argument) }],
          awaitPromise: true,
          target: { context },
        })
        const { result, exceptionDetails } = called as {
          result?: { value: string }
          exceptionDetails?: { text: string }
        }
        if (!result) throw new Error(exceptionDetails?.text)
        return JSON.parse(result.value)
      },
      perform: (source) => send('input.performActions', { actions: [source] }),
      resize: (width, height) =>
        send('browsingContext.setViewport', { viewport: { width, height } }),
      async screenshot() {
        const { data } = (await send('browsingContext.captureScreenshot')) as { data: string }
        return Buffer.from(data, 'base64')
      },
      close: async () => {
        await this.#send('browser.removeUserContext', { userContext })
      },
    }
  }

  #send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = this.#answers.size + 1
    const answer = Promise.withResolvers<Result>()
    this.#answers.set(id, (message) => {
      if (message.type === 'success') answer.resolve(message.result as Result)
      if (message.type === 'error') answer.reject(new Error(`${method}: ${message.message}`))
    })
    this.#socket.send(JSON.stringify({ id, method, params }))
    return answer.promise
  }

  #hear(message: Message) {
    if (message.type !== 'event') return this.#answers.get(message.id)?.(message)
    const { level, text, source } = message.params
    const isTrouble = (level === 'error' || level === 'warn') && !text?.includes(BROKEN_OFF)
    if (isTrouble) this.#errors.get(source.context ?? '')?.push(`${level}: ${text}`)
  }
}
