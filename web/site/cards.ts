import type { HTMLElement } from 'node-html-parser'
import { expect } from 'vitest'
import { content } from '#content/test/content.ts'
import { claimsOf } from '#web/page-data/claims-of.ts'
import { figures, links, textOf, texts } from './read-page.ts'

const { readMore } = content.interface.shell

/** Expects the card of a service: its name, its link, its first three technologies. */
export function expectServiceCard(card: HTMLElement, id = '') {
  const service = content.services.get(id)
  expect(texts(card, 'h3')).toEqual([service?.name])
  expect(links(card)).toEqual([`/services/${id}`])
  expect(textOf(card)).toContain(service?.shortDescription)
  expect(texts(card, 'li')).toEqual(service?.techStack.slice(0, 3))
}

/** Expects the card of a case study: its title, its first two metrics, its link. */
export function expectStudyCard(card: HTMLElement, id = '') {
  const study = content['case-studies'].get(id)
  expect(texts(card, 'h3')).toEqual([study?.title])
  expect(figures(card)).toEqual(study?.metrics.slice(0, 2))
  expect(links(card)).toEqual([`/case-studies/${id}`])
  expect(texts(card, 'a span[aria-hidden]')).toEqual([readMore])
  expect(texts(card, 'a .visually-hidden')).toEqual([`${readMore}: ${study?.title}`])
}

/** Expects these claims of site.yaml, and below them the basis of each claim that has one. */
export function expectClaims(root: HTMLElement | null, names: string[]) {
  const claims = claimsOf(content, names)
  if (claims.length === 0) return expect(root?.querySelector('dl') ?? null).toBeNull()
  expect(root && figures(root)).toEqual(claims.map(({ value, label }) => ({ value, label })))
  expect(root && texts(root, 'dl ~ p')).toEqual(
    claims.flatMap(({ value, label, basis }) => (basis ? [`${value} ${label}: ${basis}`] : [])),
  )
}

/** Expects those short facts that are known side by side, each under its label. */
export function expectStrip(
  page: HTMLElement,
  facts: [label: string | undefined, value: string | undefined][],
) {
  const strip = page.querySelector('dl.strip')
  const known = facts.filter(([, value]) => value !== undefined)
  expect(strip ? figures(strip) : []).toEqual(known.map(([label, value]) => ({ label, value })))
}
