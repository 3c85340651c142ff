import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Subject } from './visits.ts'

interface Peer {
  name: string
  /** The package that makes the starter, and what it is told; it makes the folder `site`. */
  create: string
  /** A second command of the same kind, in the folder. */
  extend?: string
  /** What makes its output static files, and what would otherwise ask the network. */
  change?: (site: string) => void
  /** The package whose version stands in the table. */
  named: string
  output: string
}

/** What a user would begin with instead, each from a starter that its package in the registry has. */
const PEERS: Peer[] = [
  {
    name: 'Next.js, static export',
    create:
      'create-next-app@16.4.3 site --yes --ts --app --no-eslint --no-tailwind --no-src-dir --no-react-compiler --use-npm --disable-git --skip-install',
    change(site) {
      writeFileSync(join(site, 'next.config.ts'), "export default { output: 'export' }\n")
      // Its typefaces are fetched from Google while it is built; without them it is faster.
      edit(join(site, 'app/layout.tsx'), (text) =>
        text
          .replace(/^import .*next\/font\/google.*$/m, '')
          .replaceAll(/^const geist[\s\S]*?^\}\);$/gm, '')
          .replace(/ className=\{`.*?`\}/, ''),
      )
    },
    named: 'next',
    output: 'out',
  },
  {
    name: 'Docusaurus, classic',
    create:
      'create-docusaurus@3.10.2 site classic --javascript --skip-install --package-manager npm',
    named: '@docusaurus/core',
    output: 'build',
  },
  {
    name: 'SvelteKit, static adapter',
    create: 'sv@0.17.1 create site --template minimal --types ts --no-add-ons --no-install',
    extend: 'sv@0.17.1 add sveltekit-adapter=adapter:static --no-git-check --no-install',
    change(site) {
      writeFileSync(join(site, 'src/routes/+layout.ts'), 'export const prerender = true\n')
    },
    named: '@sveltejs/kit',
    output: 'build',
  },
  {
    name: 'Vite with React',
    create: 'create-vite@9.3.0 site --template react-ts --no-interactive',
    named: 'vite',
    output: 'dist',
  },
]

const LEFT_OUT =
  'Not compared: Astro, Gatsby, Nuxt and React Router, whose starters come from GitHub, and Hugo, Jekyll and WordPress, which npm does not have.'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/bench')
// The newest versions of that day, so that everybody compares with the same.
const ENVIRONMENT = {
  ...process.env,
  CI: '1',
  npm_config_before: '2026-11-20',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
}

/**
 * Creates and builds what a user would begin with instead, once, and gives their home pages. One that
 * cannot be built is a note instead.
 */
export function buildPeers(): { subjects: Subject[]; notes: string[] } {
  const subjects: Subject[] = []
  const notes = [LEFT_OUT]
  for (const peer of PEERS) {
    try {
      subjects.push(build(peer))
    } catch (error) {
      const [reason] = String(error).split('\n')
      notes.push(`${peer.name} could not be built: ${reason}`)
    }
  }
  return { subjects, notes }
}

function build({ name, create, extend, change, named, output }: Peer): Subject {
  const dir = join(CACHE, create.replace(/ .*/, ''))
  const version = join(CACHE, `${create.replace(/ .*/, '')}.version`)
  if (!existsSync(version)) {
    console.error(`building ${name}`)
    // Away from the project, in whose packages it would look for its own.
    const folder = mkdtempSync(join(tmpdir(), 'lumenfold-peer-'))
    const site = join(folder, 'site')
    const run = (command: string, cwd: string) => {
      const [tool = '', ...options] = command.split(' ')
      const shell = process.platform === 'win32'
      execFileSync(tool, options, { cwd, env: ENVIRONMENT, stdio: ['ignore', 2, 2], shell })
    }
    try {
      run(`npx --yes ${create}`, folder)
      if (extend) run(`npx --yes ${extend}`, site)
      change?.(site)
      run('npm install', site)
      run('npm run build', site)
      cpSync(join(site, output), dir, { recursive: true })
      const installed = readFileSync(join(site, 'node_modules', named, 'package.json'), 'utf8')
      writeFileSync(version, JSON.parse(installed).version)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { name: `${name}, ${named} ${readFileSync(version, 'utf8')}`, dir, path: '/' }
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
