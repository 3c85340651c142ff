// npm run rotate-token: a new token for the operators, in two steps, with both valid in between.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askHidden } from './ask-hidden.ts'
import { deployedSecrets, localSecrets } from './secrets.ts'
import { assertRotating, beginRotation, finishRotation } from './token-rotation.ts'
import { PROJECT } from './wrangler.ts'

try {
  const { values } = parseArgs({
    options: {
      finish: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      local: { type: 'boolean', default: false },
    },
  })
  const secrets = values.local ? localSecrets(join(PROJECT, '.dev.vars')) : deployedSecrets
  if (values.finish) {
    assertRotating(secrets)
    finishRotation(secrets, await askHidden('The token of the first step (not shown): '))
    console.log('From now on this token alone opens the enquiries.')
  } else {
    const token = beginRotation(secrets, values)
    console.log(`
  The new token:  ${token}

  It is valid from now on, beside the old one, and is not shown again. Give it to everybody who
  reads the enquiries; then let the old one end:

  npm run rotate-token -- --finish${values.local ? ' --local' : ''}
`)
  }
} catch (error) {
  console.error(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
