import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { runTool } from './wrangler.ts'

/** Where the Worker finds its secrets. Both throw an error that names the fix. */
export type Secrets = {
  names: () => string[]
  /** Sets each secret to its value, or removes it where that is null: all of them or none. */
  change: (values: Record<string, string | null>) => void
}

/** The secrets of the deployed Worker. wrangler writes them; nobody can read them back. */
export const deployedSecrets: Secrets = {
  names: () => {
    const secrets: { name: string }[] = JSON.parse(runTool('wrangler', ['secret', 'list']))
    return secrets.map(({ name }) => name)
  },
  change: (values) => {
    // As its input: its options could be seen by others on this machine.
    runTool('wrangler', ['secret', 'bulk'], JSON.stringify(values))
  },
}

/** The secrets of `npm start` and `npm run dev`, one a line; the file's other lines stay. */
export function localSecrets(file: string): Secrets {
  const read = () => {
    if (!existsSync(file)) throw new Error('There is no .dev.vars yet: run "npm start" once.')
    return readFileSync(file, 'utf8')
  }
  return {
    names: () => Object.keys(parseEnv(read())),
    change: (values) => {
      const kept = read()
        .split(/\r?\n/)
        .filter((line) => !Object.keys(parseEnv(line)).some((name) => name in values))
      const set = Object.entries(values).filter(([, value]) => value !== null)
      const lines = [kept.join('\n').trim(), ...set.map((pair) => pair.join('='))]
      // Another file takes its place whole, so that no crash leaves half of it.
      writeFileSync(`${file}.new`, `${lines.join('\n').trim()}\n`, { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}
