import * as z from 'zod/mini'
import { enquiryStatuses } from '#worker/enquiry/status.ts'
import { attributionSchema } from '#worker/shared/attribution.ts'
import type { FormField } from '#worker/shared/field-values.ts'
import { createEnquirySchema } from '#worker/shared/validate-enquiry.ts'
import { bulkChangeSchema, changeSchemas, eventSchema } from './inbox/changes/schema.ts'
import { replySchema } from './inbox/enquiry/reply-route.tsx'
import { listQuerySchema } from './inbox/list/schema.ts'

/** Fields that only the forms and pages of the inbox send. */
const OF_PAGES = new Set(['changed', 'confirmed', 'day', 'list', 'moved', 'steps'])

const enquiryIds = z.object({ id: z.string(), reference: z.string() })
const error = z.object({
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, z.string()]))

/** A response with an enquiry has every field that its form had. */
function enquiryResponse(form: FormField[]) {
  const values = form.map(({ name, kind }) => {
    const value = kind === 'choices' ? z.array(z.string()) : z.string()
    return [name, z.optional(value)] as const
  })
  return z.looseObject({
    ...Object.fromEntries(values),
    ...enquiryIds.shape,
    ...strings('name', 'email', 'message', 'createdAt', 'statusAt', 'owner', 'waitsSince'),
    status: z.enum(enquiryStatuses),
    reasons: z.array(z.string()),
    language: z.string(),
    attribution: attributionSchema,
    version: z.int(),
    repliedAt: z.nullable(z.string()),
    dueAt: z.nullable(z.string()),
    waitsFor: z.nullable(z.enum(['us', 'them'])),
    deliveries: z.array(z.looseObject(strings('channel', 'state'))),
    events: z.array(z.looseObject({ version: z.int(), ...strings('at', 'actor', 'action') })),
  })
}

type Row = [route: string, operationId: string, summary: string, z.ZodMiniType?, example?: object]

/** The part of the API that is for programs, in an order in which the examples work: the tests send each of them. */
function operationsOf(form: FormField[]): Row[] {
  const { status, owner, later, email, note } = changeSchemas
  const sent = { name: 'Dana Reyes', email: 'dana@prospect.example', message: 'Can you help us?' }
  const changes: Row[] = [
    ['{id}/status', 'moveEnquiry', 'Moves an enquiry', status, { status: 'open' }],
    ['{id}/owner', 'handOver', 'Hands an enquiry over', owner, { owner: 'ada', note: 'For you.' }],
    ['{id}/later', 'putOff', 'Puts an enquiry off', later, { until: 'monday', owner: 'ada' }],
    ['{id}/note', 'addNote', 'Adds a note', note, { note: 'Wants a call.' }],
    ['{id}/delete-note', 'deleteNote', 'Deletes one’s note', eventSchema, { event: '5' }],
    ['{id}/email', 'correctEmail', 'Corrects the address', email, { email: sent.email }],
    ['{id}/replies', 'reply', 'Mails a reply after 20 seconds', replySchema, { text: 'Yes.' }],
    ['{id}/take-back', 'takeBack', 'Takes back a reply', eventSchema, { event: '7' }],
    ['changes', 'changeMany', 'Changes many', bulkChangeSchema, { ids: ['id-1'], to: 'done' }],
    ['{id}/delete', 'deleteEnquiry', 'Deletes an enquiry', changeSchemas.delete, {}],
  ]
  return [
    ['POST /api/contact', 'sendEnquiry', 'Sends an enquiry', createEnquirySchema(form), sent],
    ['GET /api/session', 'readSession', 'Reads the name behind a request'],
    ['GET /api/contacts', 'listEnquiries', 'Lists enquiries, the newest first'],
    ['GET /api/contacts/{id}', 'readEnquiry', 'Reads an enquiry'],
    ...changes.map(([path, ...row]): Row => [`POST /api/contacts/${path}`, ...row]),
  ]
}

/** The responses that are not an enquiry, by operation. */
function responsesOf(enquiry: ReturnType<typeof enquiryResponse>): Record<string, z.ZodMiniType> {
  const change = z.nullable(z.int())
  const moved = z.extend(enquiry, { change })
  const expiresAt = z.nullable(z.string())
  return {
    sendEnquiry: enquiryIds,
    readSession: z.object({ ...strings('name'), verified: z.boolean(), expiresAt }),
    listEnquiries: z.object({
      contacts: z.array(z.extend(enquiry, strings('excerpt'))),
      next: z.nullable(z.union([z.int(), z.string()])),
      counts: z.record(z.string(), z.int()),
    }),
    moveEnquiry: moved,
    handOver: moved,
    putOff: moved,
    takeBack: z.object(strings('text')),
    changeMany: z.object({ ids: z.array(z.string()), change }),
    deleteEnquiry: z.object({ deleted: z.int() }),
  }
}

/** The API for programs, as OpenAPI 3.1, at the URL of the site. Requests are the schemas that the routes check. */
export function createOpenApiDocument(form: FormField[], url: string) {
  const enquiry = enquiryResponse(form)
  const responses = responsesOf(enquiry)
  const operations = operationsOf(form).map(([route, operationId, summary, body, example]) => {
    const [method = '', path = ''] = route.split(' ')
    const creates = operationId === 'sendEnquiry' || operationId === 'reply'
    const query = operationId === 'listEnquiries' ? inputOf(listQuerySchema).properties : {}
    const operation = {
      operationId,
      summary,
      ...(operationId === 'sendEnquiry' && { security: [] }),
      parameters: [
        ...(path.includes('{id}') ? [{ ...string('id'), in: 'path', required: true }] : []),
        ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
        ...(creates ? [{ ...string('Idempotency-Key'), in: 'header' }] : []),
      ],
      ...(body && { requestBody: { required: true, ...json(inputOf(body), example) } }),
      responses: {
        [creates ? 201 : 200]: response('Success', responses[operationId] ?? enquiry),
        default: response('An error, with a sentence about the fix', error),
      },
    }
    return [path, { [method.toLowerCase()]: operation }]
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Enquiries', version: '1' },
    servers: [{ url }],
    security: [{ operator: [] }],
    paths: Object.fromEntries(operations),
    components: { securitySchemes: { operator: { type: 'http', scheme: 'basic' } } },
  }
}

const response = (description: string, schema: z.ZodMiniType) => ({
  description,
  ...json(schemaOf(schema, 'output')),
})

const string = (name: string) => ({ name, schema: { type: 'string' } })

const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, example } },
})

/** The fields that programs may send. */
function inputOf(schema: z.ZodMiniType) {
  const all = schemaOf(schema, 'input')
  const properties = Object.entries(all.properties ?? {}).filter(([name]) => !OF_PAGES.has(name))
  return { ...all, properties: Object.fromEntries(properties) }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
