import { expect, test } from 'vitest'
import { rehearseDeploy } from '../test/rehearse-deploy.ts'
import { checkDeployment } from './check-deployment.ts'

test('reports an unhealthy site after its deployment, with its answer', async () => {
  const { platform } = await rehearseDeploy()
  await checkDeployment(platform.url)
  platform.refuse = (call) =>
    call.endsWith('/api/health') ? { status: 503, code: 1, message: 'no such table' } : undefined

  await expect(checkDeployment(platform.url, 0)).rejects.toThrow(
    /\/api\/health answers 503: .*no such table/,
  )
})
