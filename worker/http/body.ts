import type { HonoRequest, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './errors.ts'
import type { Fields } from './validate.ts'

/** The most bytes a body may have: more than twice the longest enquiry that can be valid. */
export const MAX_BODY_BYTES = 64 * 1024
/** Percent-encoding makes three bytes of one: 10,000 Chinese characters take 90,000 bytes. */
export const MAX_URLENCODED_BYTES = 96 * 1024

type BodyReader = (bytes: ArrayBuffer, contentType: string) => Fields | Promise<Fields>

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'
const readers = new Map<string, BodyReader>([
  ['application/json', readJson],
  [urlencoded, readUrlencoded],
  [multipart, readMultipart],
])

const limitBytes = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })
const limitUrlencodedBytes = bodyLimit({ maxSize: MAX_URLENCODED_BYTES, onError: tooLarge })

/** Refuses with 413 a body over the limit of its media type, whether or not it says its length. */
export const limitBody: MiddlewareHandler = (c, next) =>
  mediaType(c.req) === urlencoded ? limitUrlencodedBytes(c, next) : limitBytes(c, next)

/** Whether the body is what an HTML form sends. */
export function isForm(request: HonoRequest): boolean {
  return [urlencoded, multipart].includes(mediaType(request))
}

/**
 * The fields of a JSON object or of a form post, unchecked, in the order they were sent. Throws 415
 * for a media type, charset or encoding we do not read, 400 for a body that is not what it says.
 */
export async function readFields(request: HonoRequest): Promise<Fields> {
  const contentType = request.header('Content-Type') ?? ''
  const read = readers.get(mediaType(request))
  if (!read || !isPlainUtf8(request, contentType)) throw unsupported()
  return read(await request.arrayBuffer(), contentType)
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

function readJson(bytes: ArrayBuffer): Fields {
  const value = parseJson(decodeUtf8(bytes))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('Send one JSON object with the fields of the form.')
  }
  return Object.entries(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}

function readUrlencoded(bytes: ArrayBuffer): Fields {
  const text = decodeUtf8(bytes)
  try {
    // URLSearchParams would replace what is not UTF-8 without a word; this throws.
    decodeURIComponent(text)
  } catch {
    throw malformed('The form is not percent-encoded UTF-8.')
  }
  return [...new URLSearchParams(text)]
}

async function readMultipart(bytes: ArrayBuffer, contentType: string): Promise<Fields> {
  const fields = [...(await parseMultipart(bytes, contentType))]
  // A file may hold any bytes; the schema refuses it by its field's name.
  if (fields.every(([, value]) => typeof value === 'string')) decodeUtf8(bytes)
  return fields
}

async function parseMultipart(bytes: ArrayBuffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    throw malformed('The body is not valid multipart form data.')
  }
}

function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw malformed('The body is not valid UTF-8.')
  }
}

function tooLarge(): never {
  throw new ApiError(413, 'body_too_large', 'What you sent is too large. Please shorten it.')
}

function unsupported(): ApiError {
  const types = [...readers.keys()].join(', ')
  return new ApiError(
    415,
    'unsupported_body',
    `Send the fields as UTF-8 text, not compressed, with one of these media types: ${types}.`,
  )
}

function malformed(message: string): ApiError {
  return new ApiError(400, 'malformed_body', message)
}
