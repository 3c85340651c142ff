import { expect, test } from 'vitest'
import * as z from 'zod'
import { createOpenApiDocument } from './openapi.ts'
import { mailbox } from './test/fake-mail.ts'
import { asOperator, fetchInProcess, jsonPost } from './test/fetch-in-process.ts'
import { memoryDatabase } from './test/memory-database.ts'
import { readRoutes } from './test/route-cases.ts'
import { formFields } from './test/sample-enquiry.ts'

const { paths } = JSON.parse(JSON.stringify(createOpenApiDocument(formFields, 'https://a.example')))
type Media = { content: { 'application/json': { schema: z.core.JSONSchema.JSONSchema } } }
type Operation = {
  operationId: string
  requestBody?: { content: { 'application/json': { example: Record<string, unknown> } } }
  responses: Record<string, Media>
}
const all = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

/** The routes of pages, of the site itself, and of people's data, about which a person decides. */
const NOT_FOR_PROGRAMS =
  /health|sent$|subscribe|person|export|erase|audit|arrivals|undo|draft|^POST .*session|^GET .*delete$/

test('every route for programs is described, with its statuses', () => {
  const routes = readRoutes().filter(({ name }) => !NOT_FOR_PROGRAMS.test(name))
  const described = all.map(({ path, method }) => `${method.toUpperCase()} ${path}`)

  expect(described.sort()).toEqual(routes.map(({ name }) => name.replace(':id', '{id}')).sort())
  for (const { path, method, operation } of all) {
    const name = `${method.toUpperCase()} ${path.replace('{id}', ':id')}`
    const [status] = Object.keys(operation.responses)
    expect(routes.find((route) => route.name === name)?.does, name).toContain(Number(status))
  }
})

test('the Worker accepts every example, and responds as described, with errors, too', async () => {
  const request = fetchInProcess({ DB: memoryDatabase(), ...mailbox().bindings })
  let id = ''
  for (const { path, method, operation } of all) {
    const { operationId, requestBody, responses } = operation
    const { ids, ...example } = requestBody?.content['application/json'].example ?? {}
    const fields = { ...example, ...(ids ? { ids: [id] } : {}) }
    const isPublic = operationId === 'sendEnquiry'
    const headers: Record<string, string> = isPublic ? {} : asOperator
    const url = path.replace('{id}', id)
    const ask = (body: object) =>
      request(url, method === 'get' ? { headers } : jsonPost(body, headers))

    const response = await ask(fields)
    const body = (await response.json()) as { id: string }
    const [status = '', success] = Object.entries(responses)[0] ?? []
    expect([operationId, String(response.status), body]).toEqual([operationId, status, body])
    conforms(success, body)
    if (isPublic) id = body.id
    if (method === 'post') conforms(responses.default, await (await ask({ nothing: 1 })).json())
  }
  conforms(all[0]?.operation.responses.default, await (await request('/api/contacts')).json())
})

function conforms(media: Media | undefined, body: unknown) {
  const schema = media?.content['application/json'].schema ?? false
  expect(z.fromJSONSchema(schema).safeParse(body).error).toBeUndefined()
}
