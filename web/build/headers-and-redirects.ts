import { createHash } from 'node:crypto'
import type { Content } from '#content/collections.ts'
import { getUrlScheme, toUrl } from '#web/page-data/url.ts'

/** A Content-Security-Policy source for an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Cloudflare's own hosts, where each version of a deployment has an address, too. */
const PREVIEW_HOSTS = [
  ':worker.:account.workers.dev',
  ':project.pages.dev',
  ':version.:project.pages.dev',
]

/**
 * The headers of pictures in place of those of the pages. Opened by itself, an SVG is a document of the
 * site: it may have styles, and pictures and typefaces in its own file, but is of no origin and runs nothing.
 */
const PICTURE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
}

/**
 * The host's `_headers`. Rules that match the same path add up in order: a rule removes a header of a
 * rule before (`! Name`) to set its own.
 * Files below /assets/ have a hash of their content in their name and never change. Browsers request
 * icons by name on every visit, and share pictures years after a link was sent: both may be cached
 * for a day. Search engines must not index preview hosts.
 * @param origin the site's own address: if it is one of Cloudflare's, that domain is indexed
 * @param editor the headers of /admin in place of those of the pages, if there is an editor
 */
export function headersFile(
  headers: Record<string, string>,
  origin: string,
  editor?: Record<string, string>,
): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  const previews = PREVIEW_HOSTS.filter(
    (host) => !origin.endsWith(host.split('.').slice(-2).join('.')),
  )
  const rules = [
    `/*\n${lines.join('')}`,
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '/favicon.*\n  Cache-Control: public, max-age=86400\n',
    '/apple-touch-icon.png\n  Cache-Control: public, max-age=86400\n',
    '/share/*\n  Cache-Control: public, max-age=86400\n',
    `/pictures/*\n${inPlace(PICTURE_HEADERS)}`,
    ...(editor ? [`/admin\n  X-Robots-Tag: noindex\n${inPlace(editor)}`] : []),
    ...previews.map((host) => `https://${host}/*\n  X-Robots-Tag: noindex\n`),
  ]
  return rules.join('\n')
}

function inPlace(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ! ${name}\n  ${name}: ${value}\n`)
  return lines.join('')
}

/** The addresses of groups of services in the content's language, each with its redirect target. */
export function aliasRedirects(content: Pick<Content, 'site' | 'catalogue'>): Map<string, string> {
  const list = toUrl('/services', getUrlScheme(content))
  const targets = Object.entries(content.catalogue.aliases).map(
    ([alias, anchor]) => [`${list}/${alias}`, `${list}#${anchor}`] as const,
  )
  return new Map(targets)
}

/** The host's `_redirects`: temporary redirects, each an address, with and without a slash at its end, and its target. */
export function redirectsFile(redirects: Map<string, string>): string {
  return Array.from(redirects, ([from, to]) => `${from} ${to} 302\n${from}/ ${to} 302\n`).join('')
}
