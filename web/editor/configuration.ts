import { join } from 'node:path'
import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms'
import { type Content, collections, documents, extensionOf } from '#content/collections.ts'
import { suffixOf } from '#content/content-files.ts'
import { logoSchema } from '#content/schema/logo.ts'
import type { Site } from '#content/schema/site.ts'
import { choicesOf } from './choices.ts'
import { fieldsOf, hasTexts, labelOf } from './fields.ts'
import { hintsOf } from './hints.ts'

const SCHEMAS = join(import.meta.dirname, '../../content/schema')

/** The places that each file of schemas describes. */
const DESCRIBED: Record<string, string[]> = {
  service: ['services.'],
  'case-study': ['case-studies.'],
  article: ['articles.'],
  job: ['jobs.'],
  faq: ['faq.'],
  site: ['site.'],
  catalogue: ['catalogue.'],
  interface: ['interface.'],
  'retention-notice': ['retention-notice.'],
  notices: ['pages/notices.'],
  pages: ['pages/'],
  legal: ['pages/privacy-policy.', 'pages/terms-of-service.', 'pages/accessibility.'],
}

/** The label of each collection, the field that names its files, and the page that lists them. */
const COLLECTIONS = {
  services: ['Services', 'name', 'pages/services'],
  'case-studies': ['Case studies', 'title', 'pages/case-studies'],
  articles: ['Articles', 'title', 'pages/blog'],
  jobs: ['Jobs', 'title', 'pages/careers'],
  faq: ['Questions', 'question', 'pages/faq'],
} as const

/**
 * The configuration of the editor, made from the schemas of the content and their comments.
 * @param content in the first language
 * @throws {Error} for a field that the editor has no control for, and for choices without a field
 */
export function editorConfiguration(content: Content): CmsConfig {
  const { name, url, languages, repository } = content.site
  const locales = Object.keys(languages).map(suffixOf)
  const firstLocale = locales.length > 1 ? locales[0] : undefined
  const suffix = firstLocale ? '.{{locale}}' : ''
  const knowledge = { hints: allHints(), choices: choicesOf(content), firstLocale }

  const formatOf = (extension: string) =>
    extension === '.md' ? 'yaml-frontmatter' : extension.slice(1)

  function fileOf(path: keyof typeof documents): CollectionFile {
    const schema = documents[path]
    const extension = extensionOf(schema)
    const fields =
      extension === '.json'
        ? [
            {
              name: 'root',
              label: labelOf(path),
              widget: 'keyvalue',
              root: true,
              i18n: true,
            } as const,
          ]
        : fieldsOf(schema, path, content[path], knowledge)
    return {
      name: path.replace('/', '-'),
      label: labelOf(path.replace('pages/', '')),
      file: `content/${path}${hasTexts(schema) ? suffix : ''}${extension}`,
      format: formatOf(extension),
      i18n: suffix !== '' && hasTexts(schema),
      fields,
    }
  }

  const entries = Object.entries(COLLECTIONS).flatMap(([folder, [label, title, page]]) => {
    const schema = collections[folder as keyof typeof collections]
    const extension = extensionOf(schema)
    if (!content[page]) return []
    return {
      name: folder,
      label,
      folder: `content/${folder}`,
      extension: extension.slice(1),
      format: formatOf(extension),
      identifier_field: title,
      slug: { template: `{{${title}}}`, editable: ['create'] },
      i18n: suffix !== '',
      fields: fieldsOf(schema, folder, undefined, knowledge),
    } satisfies EntryCollection
  })
  const paths = (Object.keys(documents) as (keyof typeof documents)[]).filter(
    (path) => content[path] !== undefined && documents[path] !== logoSchema,
  )
  const isPage = (path: string) => path.startsWith('pages/')
  return {
    load_config_file: false,
    backend: backendOf(repository),
    app_title: name,
    site_url: url,
    logo: { src: '/favicon.svg' },
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: { stock_assets: { providers: [] } },
    output: { omit_empty_optional_fields: true },
    ...(firstLocale && {
      i18n: {
        structure: 'multiple_files',
        locales,
        default_locale: firstLocale,
        initial_locales: 'default',
        omit_default_locale_from_file_path: true,
      },
    }),
    collections: [
      ...entries,
      {
        name: 'pages',
        label: 'Pages',
        i18n: suffix !== '',
        files: paths.filter(isPage).map(fileOf),
      },
      {
        name: 'site',
        label: 'The whole site',
        i18n: suffix !== '',
        files: paths.filter((path) => !isPage(path)).map(fileOf),
      },
    ],
  }
}

/** In development without a repository, the editor offers the local files beside a sign-in. */
function backendOf(repository: Site['repository']): CmsConfig['backend'] {
  if (!repository) return { name: 'github', repo: 'local/site' }
  const { host, name: repo, branch, api, signIn } = repository
  const methods = signIn ? { base_url: signIn } : { auth_methods: ['token' as const] }
  return { name: host, repo, branch, ...(api && { api_root: api }), ...methods }
}

function allHints(): Map<string, string> {
  const files = Object.entries(DESCRIBED).flatMap(([file, places]) => {
    const hints = [...hintsOf(join(SCHEMAS, `${file}.ts`))]
    return places.flatMap((place) => hints.map(([path, hint]) => [place + path, hint] as const))
  })
  return new Map(files)
}
