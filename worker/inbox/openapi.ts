import * as z from 'zod/mini'
import { contactStatuses } from '#worker/contact/status.ts'
import { attributionSchema } from '#worker/shared/attribution.ts'
import type { FormField } from '#worker/shared/contact-form.ts'
import { enquirySchema } from '#worker/shared/enquiry-schema.ts'
import { manyChangesSchema } from './changes/many.tsx'
import { changeSchemas } from './changes/schema.ts'
import { listQuerySchema } from './list/schema.ts'
import { editNoteSchema } from './notes/route.ts'
import { replySchema, takeBackSchema } from './replies/route.tsx'

/** What only the forms and pages of the inbox send. */
const OF_PAGES = new Set(['changed', 'confirmed', 'day', 'list'])

const time = z.string()
const receipt = z.object({ id: z.string(), reference: z.string() })
const error = z.object({
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

/** An answer with an enquiry has every field that its form had. */
function enquiryAnswer(form: FormField[]) {
  const values = form.map(({ name, kind }) => {
    const value = kind === 'choices' ? z.array(z.string()) : z.string()
    return [name, z.optional(value)] as const
  })
  return z.looseObject({
    ...Object.fromEntries(values),
    ...receipt.shape,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    status: z.enum(contactStatuses),
    reasons: z.array(z.string()),
    createdAt: time,
    statusAt: time,
    language: z.nullable(z.string()),
    attribution: attributionSchema,
    owner: z.string(),
    version: z.int(),
    answeredAt: z.nullable(time),
    dueAt: z.nullable(time),
    waitsFor: z.nullable(z.enum(['us', 'them'])),
    waitsSince: time,
    deliveries: z.array(z.looseObject({ channel: z.string(), state: z.string() })),
    events: z.array(
      z.looseObject({ version: z.int(), at: time, actor: z.string(), action: z.string() }),
    ),
  })
}

type Operation = {
  id: string
  summary: string
  /** The status and the schema of its success. */
  answers: [status: number, z.ZodMiniType]
  isPublic?: true
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** A body, which the tests send. */
  example?: object
  headers?: string[]
}

/** The part of the API that is for programs, by method and path of the routes, in an order that works. */
function operations(form: FormField[]): Record<string, Operation> {
  const enquiry = enquiryAnswer(form)
  /** An operation that answers with the enquiry. */
  const step = (id: string, summary: string, body?: z.ZodMiniType, example?: object): Operation => {
    return { id, summary, answers: [200, enquiry], ...(body && example && { body, example }) }
  }
  const ids = [200, z.object({ ids: z.array(z.string()) })] satisfies Operation['answers']
  const { status, owner, later, note, answer } = changeSchemas
  const sent = {
    name: 'Dana Reyes',
    email: 'dana@prospect.example',
    message: 'Can you move our archive by March?',
  }
  const at = '/api/contacts/:id'
  return {
    'POST /api/contact': {
      id: 'sendEnquiry',
      summary: 'Sends an enquiry, as the form does',
      isPublic: true,
      body: enquirySchema(form),
      example: sent,
      headers: ['Idempotency-Key'],
      answers: [201, receipt],
    },
    'GET /api/contacts': {
      id: 'listEnquiries',
      summary: 'Lists enquiries, the newest first',
      query: listQuerySchema,
      answers: [
        200,
        z.object({
          contacts: z.array(enquiry),
          next: z.nullable(z.union([z.int(), z.string()])),
          counts: z.record(z.string(), z.int()),
        }),
      ],
    },
    [`GET ${at}`]: step('readEnquiry', 'Reads an enquiry'),
    [`POST ${at}/status`]: step('moveEnquiry', 'Moves an enquiry to another status', status, {
      status: 'open',
    }),
    [`POST ${at}/owner`]: step('handOver', 'Hands an enquiry over to an operator', owner, {
      owner: 'ada',
      note: 'You know the archive.',
    }),
    [`POST ${at}/later`]: step('putOff', 'Puts an enquiry off until a day', later, {
      until: 'tomorrow',
    }),
    [`POST ${at}/note`]: step('addNote', 'Adds a note', note, { note: 'Wants a call.' }),
    [`POST ${at}/edit-note`]: step(
      'editNote',
      'Changes or deletes a note of one’s own, by the version of its event',
      editNoteSchema,
      { event: '5', note: 'Wants a call on Friday.' },
    ),
    [`POST ${at}/replies`]: {
      id: 'reply',
      summary: 'Mails a reply to the sender, after 20 seconds',
      body: replySchema,
      example: { text: 'Yes, we can.' },
      headers: ['Idempotency-Key'],
      answers: [201, enquiry],
    },
    [`POST ${at}/take-back`]: {
      id: 'takeBack',
      summary: 'Takes back a reply or an answer of one’s own, by the version of its event',
      body: takeBackSchema,
      example: { event: '7' },
      answers: [200, z.object({ text: z.string() })],
    },
    [`POST ${at}/answer`]: step(
      'markAsAnswered',
      'Records an answer that was sent elsewhere',
      answer,
      { note: 'By phone.' },
    ),
    'POST /api/contacts/changes': {
      id: 'changeMany',
      summary: 'Moves or hands over up to 200 enquiries',
      body: manyChangesSchema,
      example: { ids: ['id-1'], to: 'done' },
      answers: ids,
    },
    [`POST ${at}/delete`]: {
      id: 'deleteEnquiry',
      summary: 'Deletes an enquiry permanently',
      body: changeSchemas.delete,
      example: {},
      answers: [200, z.object({ deleted: z.int() })],
    },
  }
}

/**
 * The description of the API for programs, as OpenAPI 3.1. Requests are the schemas that the routes check.
 * @param form the fields of the contact form
 * @param url the address of the site
 */
export function openApi(form: FormField[], url: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [route, operation] of Object.entries(operations(form))) {
    const [method = '', path = ''] = route.split(' ')
    const address = path.replace(':id', '{id}')
    const described = describeOperation(operation, path)
    paths[address] = { ...paths[address], [method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Enquiries', version: '1' },
    servers: [{ url }],
    security: [{ operator: [] }],
    paths,
    components: { securitySchemes: { operator: { type: 'http', scheme: 'basic' } } },
  }
}

function describeOperation(
  { id, summary, isPublic, query, body, example, headers = [], answers }: Operation,
  path: string,
) {
  const [status, answer] = answers
  const content = (schema: object) => ({ 'application/json': { schema } })
  return {
    operationId: id,
    summary,
    ...(isPublic && { security: [] }),
    parameters: [
      ...(path.includes(':id')
        ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
        : []),
      ...Object.entries(query ? (inputOf(query).properties ?? {}) : {}).map(([name, schema]) => ({
        name,
        in: 'query',
        schema,
      })),
      ...headers.map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: inputOf(body), example } },
      },
    }),
    responses: {
      [status]: { description: 'Success', content: content(schemaOf(answer, 'output')) },
      default: {
        description: 'An error, with a sentence about the fix',
        content: content(schemaOf(error, 'output')),
      },
    },
  }
}

/** What programs may send. */
function inputOf(schema: z.ZodMiniType) {
  const all = schemaOf(schema, 'input')
  const properties = Object.entries(all.properties ?? {}).filter(([name]) => !OF_PAGES.has(name))
  return { ...all, properties: Object.fromEntries(properties) }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
