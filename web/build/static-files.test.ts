import { request } from 'node:http'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { staticFilesPlugin } from './static-files.ts'

const FILES = new Map([['pictures/büro 2.svg', '<svg/>']])

test.each([
  ['/pictures/b%C3%BCro%202.svg', true],
  // No address, and one that cannot be decoded: Vite answers that they are wrong.
  ['//', false],
  ['/100%.svg', false],
])('the development server answers %s, with the file: %j', async (path, isThere) => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [staticFilesPlugin([() => FILES])],
  })
  onTestFinished(() => server.close())
  await server.listen(0)
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '')

  const body = await new Promise<string>((resolve, reject) => {
    request({ host: 'localhost', port, path }, async (response) => {
      resolve((await response.toArray()).join(''))
    })
      .on('error', reject)
      .end()
  })

  expect(body === '<svg/>').toBe(isThere)
  expect(body).not.toBe('')
})
