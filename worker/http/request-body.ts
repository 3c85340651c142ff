import type { HonoRequest, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './errors.ts'
import type { Fields } from './validate.ts'

/** The longest enquiry has 10,000 characters; in Chinese, percent-encoding turns them into 90,000 bytes. */
const MAX_BODY_BYTES = 96 * 1024

/** The maximum of fields in a body, beside those of the contact form. */
export const MAX_FIELDS = 32

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data'
const MEDIA_TYPES = ['application/json', FORM, PARTS]

/** Refuses a body over the limit with 413, unread: the text of a form is still in the browser, as the message says. */
export const limitBody: MiddlewareHandler = createBodyLimit()

/** The same for a body with a text that alone can be too long: the response names it. */
export function createBodyLimit(fields?: Record<string, string>): MiddlewareHandler {
  return bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError(c) {
      const message = 'What you sent is too large.'
      if (!isForm(c.req)) {
        throw new ApiError(413, 'body_too_large', `${message} Please shorten it.`, { fields })
      }
      const way = 'Go back in your browser, where your text still is, and shorten it.'
      throw new ApiError(413, 'form_too_large', `${message} ${way}`)
    },
  })
}

/** Whether it has a media type of HTML forms. */
export function isForm(request: HonoRequest): boolean {
  return [FORM, PARTS].includes(mediaType(request))
}

/**
 * The unchecked fields of a JSON object or a form post, in the order of the body. Throws 415 for a media
 * type other than these, and for an unsupported charset or encoding; 422 for more than `maxFields` fields;
 * 400 for a body that does not match its media type.
 */
export async function readFields(
  request: HonoRequest,
  { maxFields = MAX_FIELDS }: { maxFields?: number } = {},
): Promise<Fields> {
  const type = mediaType(request)
  if (!MEDIA_TYPES.includes(type) || !isPlainUtf8(request)) {
    const types = MEDIA_TYPES.join(', ')
    throw new ApiError(
      415,
      'unsupported_body',
      `Send the fields as UTF-8 text, not compressed, with one of these media types: ${types}.`,
    )
  }
  const bytes = await request.arrayBuffer().catch(() => {
    // The sender disconnected, or the chunked encoding is invalid.
    throw malformed('Your message was cut off. Please send it again.')
  })
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  const text = attempt('The body is not valid UTF-8.', () => decoder.decode(bytes))
  if (type === FORM) return readForm(text, maxFields)
  if (type === PARTS) return readParts(text, maxFields, request.header('Content-Type') ?? '')
  return readObject(text, maxFields)
}

function mediaType(request: HonoRequest): string {
  const [type = ''] = (request.header('Content-Type') ?? '').split(';')
  return type.trim().toLowerCase()
}

function isPlainUtf8(request: HonoRequest): boolean {
  const type = request.header('Content-Type') ?? ''
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8'
  const encoding = request.header('Content-Encoding') ?? 'identity'
  return charset.toLowerCase() === 'utf-8' && encoding.toLowerCase() === 'identity'
}

function readObject(text: string, maxFields: number): Fields {
  const value: unknown = attempt('The body is not valid JSON.', () => JSON.parse(text))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('Send one JSON object with the fields of the form.')
  }
  refuseMore(Object.keys(value).length, maxFields)
  return Object.entries(value)
}

function readForm(text: string, maxFields: number): Fields {
  refuseMore(text.split('&', maxFields + 1).length, maxFields)
  // URLSearchParams would silently replace invalid UTF-8; this throws.
  attempt('The form is not percent-encoded UTF-8.', () => decodeURIComponent(text))
  return [...new URLSearchParams(text)]
}

async function readParts(text: string, maxFields: number, contentType: string): Promise<Fields> {
  const boundary = /;\s*boundary\s*=\s*"?([^";]+)/i.exec(contentType)?.[1]?.trim() ?? ''
  // Two pieces are no fields: before the first and after the end.
  refuseMore(text.split(`--${boundary}`, maxFields + 3).length - 2, maxFields)
  // Split at the same boundary as the count.
  const headers = { 'Content-Type': `${PARTS}; boundary="${boundary}"` }
  const form = await new Response(text, { headers }).formData().catch(() => {
    throw malformed('The body is not valid multipart form data.')
  })
  return [...form]
}

/** Before the fields are decoded, which costs far more than to count them. */
function refuseMore(count: number, maxFields: number): void {
  if (count <= maxFields) return
  throw new ApiError(422, 'too_many_fields', `Send at most ${maxFields} fields.`)
}

function attempt<T>(message: string, parse: () => T): T {
  try {
    return parse()
  } catch {
    throw malformed(message)
  }
}

function malformed(message: string): ApiError {
  return new ApiError(400, 'malformed_body', message)
}
