import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms'
import { type Content, collections, documents, extensionOf } from '#content/collections.ts'
import { languageSuffix } from '#content/content-files.ts'
import { isTranslatable } from '#content/find-translatable-texts.ts'
import { referenceTargets } from '#content/references.ts'
import { SLUG } from '#content/schema/field-types.ts'
import { COLLECTION_PAGES } from '#content/schema/pages.ts'
import type { Site } from '#content/schema/site.ts'
import { staticPageNames, staticPath } from '#web/page-data/page-texts.ts'
import { editorFields, labelOf } from './fields.ts'

type Collection = keyof typeof collections
type Document = keyof typeof documents

/** The page of an entry; no page shows a saved reply. */
const ROUTES: Record<Collection, string | undefined> = {
  services: '/services/{{slug}}',
  'case-studies': '/case-studies/{{slug}}',
  articles: '/blog/{{slug}}',
  jobs: '/careers/{{slug}}',
  faq: '/faq',
  replies: undefined,
}

/** The labels that differ from the name of the folder. */
const LABELS: Partial<Record<Collection, string>> = { faq: 'Questions', replies: 'Saved replies' }

/**
 * The configuration of the editor, made from the schemas of the content.
 * @param content in the first language
 * @throws {Error} for a field that the editor has no control for
 */
export function editorConfiguration(content: Content): CmsConfig {
  const { name, url, languages, repository } = content.site
  const locales = Object.keys(languages).map(languageSuffix)
  const firstLocale = locales.length > 1 ? locales[0] : undefined
  const supplement = { names: referenceTargets(content), firstLocale }
  const pages = new Map<string, string>(
    staticPageNames(content).map((name) => [`pages/${name}`, staticPath(name)]),
  )

  function collectionOf(folder: Collection): EntryCollection {
    const schema = collections[folder]
    const fields = editorFields(schema, folder, supplement)
    const route = ROUTES[folder]
    const title = fields.find(({ i18n }) => i18n)?.name
    return {
      name: folder,
      label: LABELS[folder] ?? labelOf(folder),
      folder: `content/${folder}`,
      extension: extensionOf(schema).slice(1),
      identifier_field: title,
      slug: {
        template: `{{${title}}}`,
        editable: ['create'],
        hint: `The end of the address: ${SLUG.form}, in Latin letters.`,
        pattern: [SLUG.pattern.source, `${SLUG.form}, in Latin letters`],
      },
      ...(route && { preview_path: previewPath(route) }),
      i18n: true,
      fields,
    }
  }

  function fileOf(path: Document): CollectionFile {
    const schema = documents[path]
    return {
      name: path.replace('/', '-'),
      label: labelOf(path.replace('pages/', '')),
      file: `content/${path}${firstLocale ? '.{{locale}}' : ''}${extensionOf(schema)}`,
      preview_path: previewPath(pages.get(path) ?? '/'),
      i18n: true,
      fields: editorFields(schema, path, supplement),
    }
  }

  /** The address of an entry's page within a preview. */
  function previewPath(path: string) {
    return firstLocale ? `{{locale}}${path}` : path
  }

  const folders = Object.keys(collections).filter((folder) => {
    const [page] = COLLECTION_PAGES[folder as keyof typeof COLLECTION_PAGES] ?? ['services']
    return content[`pages/${page}`]
  }) as Collection[]
  // Without texts, the logo is no file for the editor.
  const paths = (Object.keys(documents) as Document[]).filter(
    (path) => content[path] && isTranslatable(documents[path]),
  )
  const isPage = (path: string) => path.startsWith('pages/')
  return {
    load_config_file: false,
    backend: backendOf(repository),
    publish_mode: hasDrafts(repository) ? 'editorial_workflow' : 'simple',
    app_title: name,
    site_url: url,
    logo: { src: '/favicon.svg' },
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: { stock_assets: { providers: [] } },
    // Of a title without Latin letters, nothing is left: the address is then a random one, to be replaced.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    ...(firstLocale && {
      i18n: {
        structure: 'multiple_files',
        locales,
        default_locale: firstLocale,
        initial_locales: 'default',
        omit_default_locale_from_file_path: true,
        omit_default_locale_from_preview_path: true,
      },
    }),
    collections: [
      ...folders.map(collectionOf),
      { name: 'pages', label: 'Pages', i18n: true, files: paths.filter(isPage).map(fileOf) },
      {
        name: 'site',
        label: 'The whole site',
        i18n: true,
        files: paths.filter((path) => !isPage(path)).map(fileOf),
      },
    ],
  }
}

/** The editor has no drafts with Gitea, nor with local files. */
function hasDrafts(repository: Site['repository']) {
  return repository && repository.host !== 'gitea' && repository.saving !== 'directly'
}

/** In development without a repository, the editor offers the local files beside a sign-in. */
function backendOf(repository: Site['repository']): CmsConfig['backend'] {
  if (!repository) return { name: 'github', repo: 'local/site' }
  const { host, name: repo, branch, api, signIn, visibility } = repository
  const methods = signIn ? { base_url: signIn } : { auth_methods: ['token' as const] }
  const common = { repo, branch, ...(api && { api_root: api }), ...methods }
  if (host !== 'github') return { name: host, ...common }
  return { name: host, ...common, auth_scope: visibility === 'public' ? 'public_repo' : 'repo' }
}
