import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { lastBuild } from './last-build.ts'

const TIME = '2026-11-22T09:30:12.345Z'

test.each([
  [200, TIME, TIME],
  [200, '<!doctype html>', /built\.txt answers 200, .* url in content\/site\.yaml/],
  [200, '0', /without the time of a build/],
  [200, '-1', /without the time of a build/],
  [404, TIME, /built\.txt answers 404/],
])('of a site that answers %i with %s', async (status, text, expected) => {
  const site = createServer(({ url }, answer) => {
    answer.writeHead(url === '/built.txt' ? status : 500).end(text)
  }).listen(0)
  onTestFinished(() => void site.close())
  const found = lastBuild(`http://localhost:${(site.address() as AddressInfo).port}`)

  expect(await found.catch(({ message }) => message)).toMatch(expected)
})

test('of no site', async () => {
  await expect(lastBuild('http://localhost:1')).rejects.toThrow('1/built.txt does not answer')
})
