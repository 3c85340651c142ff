import type { HTMLElement } from 'node-html-parser'
import { describe } from 'vitest'
import type { Content } from '#content/collections.ts'
import type { optionalPages } from '#content/schema/pages.ts'
import { content } from '#content/test/content.ts'
import { readPage } from './read-page.ts'

type OptionalPage = (typeof optionalPages)[number]
type Texts<Name extends OptionalPage> = NonNullable<Content[`pages/${Name}`]>

/**
 * Tests of pages that not every site has; skipped without them.
 * @param name the name of their text, which `define` gets
 */
export function describePages<Name extends OptionalPage>(
  name: Name,
  define: (text: Texts<Name>) => void,
) {
  const text = content[`pages/${name}`]
  describe.skipIf(text === undefined)(name, () => {
    if (text !== undefined) define(text as Texts<Name>)
  })
}

/** The same for one page, the one of its text, which `define` gets, too. */
export function describePage<Name extends OptionalPage>(
  name: Name,
  define: (text: Texts<Name>, page: HTMLElement) => void,
) {
  describePages(name, (text) => define(text, readPage(`/${name}`)))
}
