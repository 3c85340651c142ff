import type { Child } from 'hono/jsx'
import { type FormField, formatFields } from '#worker/shared/field-values.ts'
import type { OperatorEnquiry } from '../enquiry/store.ts'
import { Time } from '../layout/time.tsx'

/** What says nothing to the person. */
const HIDDEN = ['id', 'version', 'verified', 'excerpt', 'waitsFor', 'waitsSince', 'attempts']
const LABELS: Record<string, string> = { at: 'Time', actor: 'By' }

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid; margin-top: 2rem } h1, h2 { line-height: 1.2; break-after: avoid }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: .25rem 1rem } dt { color: #555 }
dd { margin: 0; min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere } dd dl, ol { margin: 0 }
ol { padding-left: 1.2rem } li { break-inside: avoid; margin-bottom: .75rem }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }`

/** The data on a person as one HTML file, which prints as it is: as the JSON, without ids, under the form's labels. */
export async function* renderPerson(
  { email, ...person }: { email: string },
  enquiries: AsyncIterable<OperatorEnquiry>,
  form: readonly FormField[],
): AsyncGenerator<string> {
  const head = (
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta
        http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'"
      />
      <title>Data on {email}</title>
      <style>{STYLE}</style>
    </>
  )
  yield `<!doctype html><html lang="en">${head}<main>`
  yield `${(
    <>
      <h1>Data on {email}</h1>
      <p>
        As of <Time at={new Date().toISOString()} />. All times are UTC.
      </p>
    </>
  )}`
  for (const [name, value] of Object.entries(person)) {
    if (!isEmpty(value)) yield `${<Section title={nameOf(name)} value={value} />}`
  }
  for await (const { reference, fields, ...enquiry } of enquiries) {
    const named = formatFields(fields, form).map(({ label, value }) => [label, value])
    const { name, email: sender, message, ...others } = enquiry
    const value = { name, email: sender, ...Object.fromEntries(named), message, ...others }
    yield `${<Section title={`Enquiry ${reference}`} value={value} />}`
  }
  // Without it, the file is cut.
  yield '<p>End of the data.</p></main></html>'
}

function Section({ title, value }: { title: string; value: unknown }) {
  return (
    <section>
      <h2>{title}</h2>
      <Value value={value} />
    </section>
  )
}

function Value({ value }: { value: unknown }): Child {
  if (Array.isArray(value)) {
    return (
      <ol>
        {value.map((each) => (
          <li>
            <Value value={each} />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof value !== 'object' || value === null) {
    const text = `${value}`
    return /^\d{4}-\d\d-\d\dT/.test(text) ? <Time at={text} /> : text
  }
  const shown = Object.entries(value).filter(([name, each]) => {
    return !HIDDEN.includes(name) && !isEmpty(each)
  })
  return (
    <dl>
      {shown.map(([name, each]) => (
        <>
          <dt>{nameOf(name)}</dt>
          <dd>
            <Value value={each} />
          </dd>
        </>
      ))}
    </dl>
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || Object.keys(Object(value)).length === 0
}

/** `landingPage` as "Landing page", `utm_campaign` as "Campaign"; a label of the form stays as it is. */
function nameOf(field: string): string {
  if (LABELS[field] || !/^[a-z][A-Za-z_]*$/.test(field)) return LABELS[field] ?? field
  const words = field
    .replace(/^utm_/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
