import * as z from 'zod/mini'
import { app } from '#worker/app.ts'
import { contactSchema } from '#worker/contact/schema.ts'
import { auditQuerySchema } from '#worker/inbox/audit/route.tsx'
import { manyChangesSchema, undoSchema } from '#worker/inbox/changes/many.tsx'
import { resendAllSchema } from '#worker/inbox/changes/resend-all.ts'
import { changeSchemas } from '#worker/inbox/changes/schema.ts'
import { enquiryQuerySchema } from '#worker/inbox/enquiry-page/answer.tsx'
import {
  arrivalsQuerySchema,
  exportQuerySchema,
  listQuerySchema,
} from '#worker/inbox/list/schema.ts'
import { personQuerySchema, personSchema } from '#worker/inbox/people/route.tsx'
import { reportQuerySchema } from '#worker/inbox/report/route.tsx'
import { subscribersQuerySchema } from '#worker/inbox/subscribers/route.tsx'
import { visitSchema } from '#worker/measure/schema.ts'
import { cspReportSchema } from '#worker/policy-reports/schema.ts'
import { subscribeSchema } from '#worker/subscribe/schema.ts'

/** What a route takes, in its body and its query, and the statuses of what it does, refusals aside. */
type Contract = {
  body?: z.ZodMiniType[]
  /** How the body is sent, where it is no form's. */
  as?: 'report'
  query?: z.ZodMiniType[]
  does: number[]
}

const box = z.object({ box: z.string() })
const list = z.object({ list: z.string() })

const CONTRACTS: Record<string, Contract> = {
  'POST /api/measure': { body: [visitSchema], does: [204, 404] },
  'POST /api/policy-reports': { body: [cspReportSchema], as: 'report', does: [204] },
  'GET /api/health': { does: [200] },
  'POST /api/contact': { body: [contactSchema], does: [201, 303] },
  'GET /api/contact/sent': { query: [z.object({ reference: z.string() })], does: [200, 303] },
  'GET /api/contacts': { query: [listQuerySchema, exportQuerySchema], does: [200] },
  'POST /api/contacts/export': { body: [personSchema], does: [200] },
  'POST /api/contacts/erase': { body: [personSchema], does: [200] },
  'GET /api/contacts/person': { query: [personQuerySchema], does: [200] },
  'POST /api/contacts/person': { body: [personSchema], does: [200] },
  'GET /api/contacts/audit': { query: [auditQuerySchema], does: [200] },
  'GET /api/contacts/subscribers': { query: [subscribersQuerySchema], does: [200] },
  'GET /api/contacts/report': { query: [reportQuerySchema], does: [200] },
  'POST /api/contacts/resend': { body: [resendAllSchema], does: [200, 303] },
  'GET /api/contacts/arrivals': { query: [arrivalsQuerySchema], does: [200] },
  'POST /api/contacts/changes': { body: [manyChangesSchema], does: [200, 303, 409] },
  'POST /api/contacts/changes/undo': { body: [undoSchema], does: [303] },
  'GET /api/contacts/:id': { query: [enquiryQuerySchema], does: [200, 404] },
  'POST /api/contacts/:id/:change{status|owner|answer|note|resend|delete}': {
    body: Object.values(changeSchemas),
    query: [list],
    does: [200, 303, 404, 409],
  },
  'GET /api/contacts/:id/delete': { query: [list], does: [200, 404] },
  'POST /api/subscribe': { body: [subscribeSchema], query: [box], does: [201, 303] },
  'GET /api/subscribe/:id/confirm': { does: [200, 404] },
  'POST /api/subscribe/:id/confirm': { does: [200, 404] },
  'GET /api/subscribe/:id/unsubscribe': { does: [200, 404] },
  'POST /api/subscribe/:id/unsubscribe': { does: [200, 404] },
  'GET /search': { query: [z.object({ q: z.string() })], does: [200] },
}

export type Endpoint = Contract & { name: string; method: string; path: string }

/**
 * Every route of the app that answers one method, with its contract.
 * @throws {Error} naming a route that has none yet
 */
export function readEndpoints(): Endpoint[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].map((name) => {
    const contract = CONTRACTS[name]
    if (!contract) throw new Error(`${name} has no contract in worker/test/hostile/endpoints.ts.`)
    const [method = '', path = ''] = name.split(' ')
    return { ...contract, name, method, path }
  })
}
