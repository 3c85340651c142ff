import { connect } from 'node:net'

/**
 * Makes sure that nobody listens on the port.
 * @throws {Error} naming the fix
 */
export async function assertPortFree(port: number): Promise<void> {
  if (!(await isTaken(port))) return
  throw new Error(
    `Port ${port} is taken, by another program or by a server that a killed run of this project left behind: stop it and start again. Its process is shown by "lsof -i :${port}" (Windows: "netstat -ano").`,
  )
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
