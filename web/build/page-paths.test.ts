import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { pagePaths } from './page-paths.ts'

function createContent(services: string[]) {
  return { catalogue: { services } } as Content
}

test('makes a file of every page and of every service', () => {
  const pages = pagePaths(createContent(['gaming', 'web3'])).filter((page) => page.status === 200)

  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/services', 'services.html'],
    ['/services/gaming', 'services/gaming.html'],
    ['/services/web3', 'services/web3.html'],
    ['/faq', 'faq.html'],
    ['/privacy-policy', 'privacy-policy.html'],
    ['/terms-of-service', 'terms-of-service.html'],
    ['/contact', 'contact.html'],
    ['/contact/sent', 'contact/sent.html'],
  ])
})

test('makes a file of the wrong turns, with the status they need', () => {
  const pages = pagePaths(createContent([])).filter((page) => page.status === 404)

  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/404', '404.html'],
    ['/services/404', 'services/404.html'],
  ])
})

test('writes no file twice', () => {
  const files = pagePaths(createContent(['gaming', 'web3'])).map((page) => page.file)

  expect(new Set(files).size).toBe(files.length)
})
