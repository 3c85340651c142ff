import type { HonoRequest } from 'hono'
import { isForm, MAX_FIELDS, readFields } from '../http/request-body.ts'
import type { Fields } from '../http/validate.ts'
import type { FormField } from '../shared/field-values.ts'

/** The honeypot: no field of the enquiry, but a name that spam programs like to fill in. */
const HONEYPOT_FIELD = 'website'
/** The field with the key of a form post, which cannot set a header. */
const KEY_FIELD = 'idempotencyKey'

/**
 * Reads the unchecked fields of an enquiry, with its key, which identifies repeats: a header or, in a form post, a hidden
 * field. Only the bare form has the honeypot. Throws as `readFields` does.
 */
export async function readSubmission(request: HonoRequest, form: readonly FormField[]) {
  const fields = await readFields(request, { maxFields: MAX_FIELDS + sizeOf(form) })
  const idempotencyKey = request.header('Idempotency-Key')
  if (!isForm(request)) return { fields, idempotencyKey, honeypotFilled: false }
  const sent = (wanted: string) => fields.find(([name, value]) => name === wanted && value !== '')
  const visible = fields.filter(([name]) => name !== HONEYPOT_FIELD && name !== KEY_FIELD)
  return {
    fields: withLists(visible, form),
    idempotencyKey: idempotencyKey ?? sent(KEY_FIELD)?.[1]?.toString(),
    honeypotFilled: sent(HONEYPOT_FIELD) !== undefined,
  }
}

/** How many fields a post of the form can have at most: one for each field and option. */
function sizeOf(form: readonly FormField[]): number {
  return form.flatMap(({ name, options = {} }) => [name, ...Object.keys(options)]).length
}

/** A form post has one value for each chosen option, under the same name: a list, as in JSON. */
function withLists(fields: Fields, form: readonly FormField[]): Fields {
  const isList = ([name]: Fields[number]) =>
    form.some((field) => field.name === name && field.kind === 'choices')
  const lists = Map.groupBy(fields.filter(isList), ([name]) => name)
  return [
    ...fields.filter((each) => !isList(each)),
    ...Array.from(lists, ([name, all]): Fields[number] => [name, all.map(([, value]) => value)]),
  ]
}
