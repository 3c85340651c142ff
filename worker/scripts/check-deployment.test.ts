import { expect, test } from 'vitest'
import { accept, startReceiver } from '../test/receiver.ts'
import { checkDeployment } from './check-deployment.ts'

const site = await startReceiver()

test('reports an unhealthy site after its deployment, with its answer', async () => {
  await checkDeployment(site.url)
  site.behave((response, { path }) =>
    path === '/api/health' ? response.writeHead(503).end('no such table') : accept(response),
  )

  await expect(checkDeployment(site.url, 0)).rejects.toThrow(
    /\/api\/health answers 503: no such table/,
  )
})
