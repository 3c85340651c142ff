import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { pagePaths } from './page-paths.ts'

function createContent(services: string[], caseStudies: string[] = []) {
  return { catalogue: { services, caseStudies } } as Content
}

test('makes a file of every page, every service and every case study', () => {
  const pages = pagePaths(createContent(['gaming', 'web3'], ['a-study'])).filter(
    (page) => page.status === 200,
  )

  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/services', 'services.html'],
    ['/services/gaming', 'services/gaming.html'],
    ['/services/web3', 'services/web3.html'],
    ['/careers', 'careers.html'],
    ['/blog', 'blog.html'],
    ['/blog/subscribed', 'blog/subscribed.html'],
    ['/case-studies', 'case-studies.html'],
    ['/case-studies/a-study', 'case-studies/a-study.html'],
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
