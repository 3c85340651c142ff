import { extname } from 'node:path'
import { collections, documents, extensionOf, schemaOf } from './collections.ts'
import type { ContentFile } from './content-files.ts'
import type { Problem } from './problem.ts'
import { SLUG } from './schema/text.ts'

/** The files and folders that no schema checks. Read all the same, one could take the place of another. */
export function findUnknownFiles(files: ContentFile[]): Problem[] {
  return files.flatMap(({ path, name }) => {
    const expected = expectationOf(name, extname(path))
    return expected ? [{ file: path, field: '', expected, found: `"${path}"` }] : []
  })
}

function expectationOf(name: string, extension: string): string | undefined {
  const [folder = '', inFolder] = name.split('/')
  if (Object.hasOwn(collections, folder) || Object.hasOwn(documents, name)) {
    const own = extensionOf(schemaOf(name))
    if (extension !== own) return `a name that ends in ${own}`
    return SLUG.pattern.test(inFolder ?? folder)
      ? undefined
      : 'a name of lower-case Latin letters, digits and hyphens: rename the file'
  }
  return inFolder === undefined
    ? `only files of the site beside the folders: ${listOfDocuments()}`
    : 'an entry of its name in pageSchemas of content/schema/pages.ts'
}

function listOfDocuments(): string {
  const names = Object.entries(documents).filter(([name]) => !name.includes('/'))
  return names.map(([name, schema]) => name + extensionOf(schema)).join(', ')
}
