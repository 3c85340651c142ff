import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'

/**
 * Makes sure that nobody listens on the port.
 * @param project the folder whose own leftovers are recognised
 * @throws {Error} naming the fix; for a server that a killed run of this project left, the command
 *   that stops exactly that process
 */
export async function assertPortFree(port: number, project: string): Promise<void> {
  if (!(await isTaken(port))) return
  const orphans = findOrphans(port, project)
  if (orphans.length > 0) {
    throw new Error(
      `Port ${port} is held by a server that an earlier, killed run of this project left behind: stop it with "kill ${orphans.join(' ')}" and start again.`,
    )
  }
  throw new Error(`Port ${port} is taken by another program: stop that program and start again.`)
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Where there is no /proc (macOS, Windows) nobody is recognised, and the message is the plain one. */
function findOrphans(port: number, project: string): string[] {
  try {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .filter((pid) => isServerOf(pid, port, project))
  } catch {
    return []
  }
}

function isServerOf(pid: string, port: number, project: string): boolean {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`)
    const options = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return (
      program.startsWith(`${project}/node_modules/`) &&
      options.some((option) => option.endsWith(`:${port}`))
    )
  } catch {
    // It ended meanwhile, or belongs to somebody else.
    return false
  }
}
