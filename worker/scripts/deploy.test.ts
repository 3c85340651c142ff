import { expect, test } from 'vitest'
import { rehearseDeploy } from '../test/rehearse-deploy.ts'

test('without an operator token nothing is deployed, and the command that sets one is said', async () => {
  const { platform, deploy } = await rehearseDeploy()

  const { code, said } = await deploy()

  expect(code).toBe(1)
  expect(said).toContain('npx wrangler secret put OPERATOR_TOKEN')
  expect(platform.calls).toEqual([])
})
