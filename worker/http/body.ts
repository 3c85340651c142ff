import type { HonoRequest, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './errors.ts'
import type { Fields } from './validate.ts'

/**
 * The maximum size of a body. The longest enquiry has 10,000 characters; in Chinese, percent-encoding
 * turns them into 90,000 bytes.
 */
const MAX_BODY_BYTES = 96 * 1024

/** The maximum of fields in a body, beside those of the contact form. */
export const MAX_FIELDS = 32

type Body = { bytes: ArrayBuffer; contentType: string; maxFields: number }
type BodyReader = (body: Body) => Fields | Promise<Fields>

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'
const readers = new Map<string, BodyReader>([
  ['application/json', readObject],
  [urlencoded, readUrlencoded],
  [multipart, readMultipart],
])

/**
 * Refuses a body over the limit with 413, with or without a stated length, and with 400 one without a
 * stated length that ends too early. Nothing of it is read: only the browser still has the content of a
 * form, and the message says so.
 */
export const limitBody: MiddlewareHandler = limitBodyOf()

/** The same for a body with a text that alone can be too long: the answer names it. */
export function limitBodyOf(fields?: Record<string, string>): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError(c) {
      const problem = 'What you sent is too large.'
      if (!isForm(c.req)) {
        throw new ApiError(413, 'body_too_large', `${problem} Please shorten it.`, { fields })
      }
      const way = 'Go back in your browser, where your text still is, and shorten it.'
      throw new ApiError(413, 'form_too_large', `${problem} ${way}`)
    },
  })
  return (c, next) => {
    let isRead = false
    const proceed = () => {
      isRead = true
      return next()
    }
    return limit(c, proceed).catch((error) => {
      throw isRead || error instanceof ApiError ? error : brokenOff()
    })
  }
}

/** Whether the body has a media type of HTML forms. */
export function isForm(request: HonoRequest): boolean {
  return [urlencoded, multipart].includes(mediaType(request))
}

/**
 * The unchecked fields of a JSON object or a form post, in the order of the body. Throws 415 for a media
 * type other than these three, and for an unsupported charset or encoding; 422 for more than `maxFields` fields;
 * 400 for a body that does not match its media type.
 */
export async function readFields(
  request: HonoRequest,
  { maxFields = MAX_FIELDS }: { maxFields?: number } = {},
): Promise<Fields> {
  const contentType = request.header('Content-Type') ?? ''
  const read = readers.get(mediaType(request))
  if (!read || !isPlainUtf8(request, contentType)) throw unsupported()
  return read({ bytes: await readBytes(request), contentType, maxFields })
}

function readBytes(request: HonoRequest): Promise<ArrayBuffer> {
  return request.arrayBuffer().catch(() => {
    throw brokenOff()
  })
}

function mediaType(request: HonoRequest): string {
  const [type = ''] = (request.header('Content-Type') ?? '').split(';')
  return type.trim().toLowerCase()
}

function isPlainUtf8(request: HonoRequest, contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1] ?? 'utf-8'
  const encoding = request.header('Content-Encoding') ?? 'identity'
  return charset.toLowerCase() === 'utf-8' && encoding.toLowerCase() === 'identity'
}

function readObject({ bytes, maxFields }: Body): Fields {
  const value = parseJson(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('Send one JSON object with the fields of the form.')
  }
  refuseMore(Object.keys(value).length, maxFields)
  return Object.entries(value)
}

function parseJson(bytes: ArrayBuffer): unknown {
  const text = decodeUtf8(bytes)
  return attempt('The body is not valid JSON.', () => JSON.parse(text))
}

function readUrlencoded({ bytes, maxFields }: Body): Fields {
  const text = decodeUtf8(bytes)
  refuseMore(text.split('&', maxFields + 1).length, maxFields)
  // URLSearchParams would silently replace invalid UTF-8; this throws.
  attempt('The form is not percent-encoded UTF-8.', () => decodeURIComponent(text))
  return [...new URLSearchParams(text)]
}

async function readMultipart({ bytes, contentType, maxFields }: Body): Promise<Fields> {
  const boundary = /;\s*boundary\s*=\s*"?([^";]+)/i.exec(contentType)?.[1]?.trim() ?? ''
  // Files are not UTF-8, but boundaries are ASCII. Two pieces are no fields: before the first and after the end.
  const pieces = new TextDecoder('latin1').decode(bytes).split(`--${boundary}`, maxFields + 3)
  refuseMore(pieces.length - 2, maxFields)
  // Split at the same boundary as the count.
  const headers = { 'Content-Type': `${multipart}; boundary="${boundary}"` }
  const body = new Response(bytes, { headers })
  const form = await body.formData().catch(() => {
    throw malformed('The body is not valid multipart form data.')
  })
  const fields = [...form]
  // A file may hold any bytes; the schema refuses it later, naming its field.
  if (fields.every(([, value]) => typeof value === 'string')) decodeUtf8(bytes)
  return fields
}

/** Before the fields are decoded, which costs far more than to count them. */
function refuseMore(count: number, maxFields: number): void {
  if (count <= maxFields) return
  throw new ApiError(422, 'too_many_fields', `Send at most ${maxFields} fields.`)
}

function decodeUtf8(bytes: ArrayBuffer): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  return attempt('The body is not valid UTF-8.', () => decoder.decode(bytes))
}

function attempt<T>(problem: string, parse: () => T): T {
  try {
    return parse()
  } catch {
    throw malformed(problem)
  }
}

function unsupported(): ApiError {
  return new ApiError(
    415,
    'unsupported_body',
    `Send the fields as UTF-8 text, not compressed, with one of these media types: ${[...readers.keys()].join(', ')}.`,
  )
}

// The sender disconnected, or the chunked encoding is invalid.
function brokenOff(): ApiError {
  return malformed('Your message was cut off. Please send it again.')
}

function malformed(message: string): ApiError {
  return new ApiError(400, 'malformed_body', message)
}
