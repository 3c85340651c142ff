import * as z from 'zod'

/**
 * One line of plain text: no line break, no space at either end.
 * The bounds protect the design; they count characters.
 */
export function line(min: number, max: number) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S(?:.*\S)?$/u, 'one line without spaces at its ends')
}

/** The address of a page of this site, with or without an anchor: `/contact`, `/services#cloud`. */
export const path = z.string().regex(/^\/[\w\-./]*(?:#[\w-]+)?$/, 'a path on this site: /services')

/** A name in kebab case, as used in addresses: `gen-ai`. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words and hyphens')

/** The name of an icon of the Lucide set (lucide.dev/icons): `sparkles`. */
export const icon = slug

/** Search terms for the entry that its own texts do not contain: `gdpr`. */
export const searchTerms = z.array(line(2, 40)).max(16).default([])
