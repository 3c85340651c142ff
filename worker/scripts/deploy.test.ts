import { expect, test } from 'vitest'
import { rehearseDeploy } from '../test/rehearse-deploy.ts'
import { checkDeployment } from './check-deployment.ts'

test('without an operator token nothing is deployed, and the command that sets one is said', async () => {
  const { platform, deploy } = await rehearseDeploy()

  const { code, said } = await deploy('--env', 'preview')

  expect(code).toBe(1)
  expect(said).toContain('"npx wrangler secret put OPERATOR_TOKEN --env preview"')
  expect(platform.calls).toEqual([])
})

test('a token that Cloudflare does not know is said to be the fault', async () => {
  const { platform, deploy } = await rehearseDeploy()
  platform.refuse = () => ({ status: 403, code: 9109, message: 'Invalid access token' })

  const { code, said } = await deploy()

  expect(code).toBe(1)
  expect(said).toContain('npx wrangler login')
})

test('a site that is not well after its deployment is named, with what it answers', async () => {
  const { platform } = await rehearseDeploy()
  await checkDeployment(platform.url)
  platform.refuse = (call) =>
    call.endsWith('/api/health') ? { status: 503, code: 1, message: 'no such table' } : undefined

  await expect(checkDeployment(platform.url, 0)).rejects.toThrow(
    /\/api\/health answers 503: .*no such table/,
  )
})
