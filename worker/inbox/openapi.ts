import * as z from 'zod/mini'
import { contactStatuses } from '#worker/contact/status.ts'
import { attributionSchema } from '#worker/shared/attribution.ts'
import type { FormField } from '#worker/shared/contact-form.ts'
import { enquirySchema } from '#worker/shared/enquiry-schema.ts'
import { manyChangesSchema } from './changes/many.tsx'
import { editNoteSchema } from './changes/notes.ts'
import { changeSchemas } from './changes/schema.ts'
import { replySchema, takeBackSchema } from './enquiry/replies.tsx'
import { listQuerySchema } from './list/schema.ts'

/** Fields that only the forms and pages of the inbox send. */
const OF_PAGES = new Set(['changed', 'confirmed', 'day', 'list', 'moved', 'steps'])

const receipt = z.object({ id: z.string(), reference: z.string() })
const error = z.object({
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, z.string()]))

/** An answer with an enquiry has every field that its form had. */
function enquiryAnswer(form: FormField[]) {
  const values = form.map(({ name, kind }) => {
    const value = kind === 'choices' ? z.array(z.string()) : z.string()
    return [name, z.optional(value)] as const
  })
  return z.looseObject({
    ...Object.fromEntries(values),
    ...receipt.shape,
    ...strings('name', 'email', 'message', 'createdAt', 'statusAt', 'owner', 'waitsSince'),
    status: z.enum(contactStatuses),
    reasons: z.array(z.string()),
    language: z.string(),
    attribution: attributionSchema,
    version: z.int(),
    answeredAt: z.nullable(z.string()),
    dueAt: z.nullable(z.string()),
    waitsFor: z.nullable(z.enum(['us', 'them'])),
    deliveries: z.array(z.looseObject(strings('channel', 'state'))),
    events: z.array(z.looseObject({ version: z.int(), ...strings('at', 'actor', 'action') })),
  })
}

/** The part of the API that is for programs, in an order in which the examples work. */
const OPERATIONS = [
  ['POST /api/contact', 'sendEnquiry', 'Sends an enquiry, as the form does'],
  ['GET /api/session', 'readSession', 'Reads the name behind a request'],
  ['GET /api/contacts', 'listEnquiries', 'Lists enquiries, the newest first'],
  ['GET /api/contacts/{id}', 'readEnquiry', 'Reads an enquiry'],
  ['POST /api/contacts/{id}/status', 'moveEnquiry', 'Moves an enquiry to another status'],
  ['POST /api/contacts/{id}/owner', 'handOver', 'Hands an enquiry over to an operator'],
  ['POST /api/contacts/{id}/later', 'putOff', 'Puts an enquiry off until a day'],
  ['POST /api/contacts/{id}/note', 'addNote', 'Adds a note'],
  [
    'POST /api/contacts/{id}/edit-note',
    'editNote',
    'Changes or deletes a note of one’s own, by the version of its event',
  ],
  ['POST /api/contacts/{id}/replies', 'reply', 'Mails a reply to the sender, after 20 seconds'],
  [
    'POST /api/contacts/{id}/take-back',
    'takeBack',
    'Takes back a reply or an answer of one’s own, by the version of its event',
  ],
  ['POST /api/contacts/{id}/answer', 'markAsAnswered', 'Records an answer that was sent elsewhere'],
  ['POST /api/contacts/changes', 'changeMany', 'Moves or hands over up to 200 enquiries'],
  ['POST /api/contacts/{id}/delete', 'deleteEnquiry', 'Deletes an enquiry permanently'],
] as const

type Bodies = { [id: string]: [schema: z.ZodMiniType, example: object] }

/** The bodies, each with an example, which the tests send. */
function bodiesOf(form: FormField[]): Bodies {
  const { status, owner, later, note, answer } = changeSchemas
  const message = 'Can you move our archive by March?'
  return {
    sendEnquiry: [
      enquirySchema(form),
      { name: 'Dana Reyes', email: 'dana@prospect.example', message },
    ],
    moveEnquiry: [status, { status: 'open' }],
    handOver: [owner, { owner: 'ada', note: 'You know the archive.' }],
    putOff: [later, { until: 'tomorrow' }],
    addNote: [note, { note: 'Wants a call.' }],
    editNote: [editNoteSchema, { event: '5', note: 'Wants a call on Friday.' }],
    reply: [replySchema, { text: 'Yes, we can.' }],
    takeBack: [takeBackSchema, { event: '7' }],
    markAsAnswered: [answer, { note: 'By phone.' }],
    changeMany: [manyChangesSchema, { ids: ['id-1'], to: 'done' }],
    deleteEnquiry: [changeSchemas.delete, {}],
  }
}

/**
 * The description of the API for programs, as OpenAPI 3.1. Requests are the schemas that the routes check.
 * @param form the fields of the contact form
 * @param url the address of the site
 */
export function openApi(form: FormField[], url: string) {
  const enquiry = enquiryAnswer(form)
  const listed = {
    contacts: z.array(z.looseObject({ ...enquiry.shape, excerpt: z.string() })),
    next: z.nullable(z.union([z.int(), z.string()])),
    counts: z.record(z.string(), z.int()),
  }
  const change = z.nullable(z.int())
  const bodies = bodiesOf(form)
  const answers: Record<string, z.ZodMiniType> = {
    sendEnquiry: receipt,
    readSession: z.object({
      name: z.string(),
      verified: z.boolean(),
      expiresAt: z.nullable(z.string()),
    }),
    listEnquiries: z.object(listed),
    takeBack: z.object(strings('text')),
    ...Object.fromEntries(
      ['moveEnquiry', 'handOver', 'putOff'].map((move) => [move, z.extend(enquiry, { change })]),
    ),
    changeMany: z.object({ ids: z.array(z.string()), change }),
    deleteEnquiry: z.object({ deleted: z.int() }),
  }
  const operations = OPERATIONS.map(([route, operationId, summary]) => {
    const [method = '', path = ''] = route.split(' ')
    const [body, example] = bodies[operationId] ?? []
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
        [creates ? 201 : 200]: {
          description: 'Success',
          ...json(schemaOf(answers[operationId] ?? enquiry, 'output')),
        },
        default: {
          description: 'An error, with a sentence about the fix',
          ...json(schemaOf(error, 'output')),
        },
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
