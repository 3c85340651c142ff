import { join } from 'node:path'
import { runnerImport } from 'vite'
import { formFields } from '#web/page-data/contact-form.ts'
import type { FormField } from '#worker/shared/contact-form.ts'
import { siteLanguages } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

const SOURCE = join(import.meta.dirname, '../../worker/openapi.ts')

/** Worker code has other types than the build. */
interface Description {
  openApi(form: FormField[], url: string): object
}

/** The description of the API for programs, /openapi.json, made of the schemas of the Worker. */
export function apiDescription(): StaticFiles {
  return new Map([['openapi.json', describe]])
}

async function describe(): Promise<string> {
  const { module } = await runnerImport<Description>(SOURCE, {
    configFile: false,
    // Migrations, which wrangler imports as texts.
    plugins: [{ name: 'sql', transform: (code, id) => (id.endsWith('.sql') ? '' : code) }],
  })
  const [content] = siteLanguages()
  return JSON.stringify(module.openApi(formFields(content), content.site.url))
}
