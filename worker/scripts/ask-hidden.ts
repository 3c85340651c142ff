import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Asks for one line on the standard input, which the terminal does not show; '' for none. */
export async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal })
  try {
    for await (const line of lines) return line.trim()
    return ''
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}
