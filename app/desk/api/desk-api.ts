import { type Context, Hono } from 'hono'
import { db } from '../../database/current.server'
import type { Connection, Database } from '../../database/tables.server'
import { RETRY_AFTER } from '../../database/unavailable'
import { BodyTooLarge, limitBody, limitUpload } from '../../http/body-limits.server'
import { withFirstPiece } from '../../http/bounds/first-piece'
import { Busy } from '../../http/bounds/turns.server'
import { problem } from '../../http/problem'
import { parseJson } from '../../input/parsed'
import { requestUrl } from '../../input/request-url'
import { TooMany } from '../../sandbox/bounded.server'
import {
  type AuditEntry,
  DeskFault,
  type DeskIdentity,
  type Endpoint,
  type StaffMember,
} from './endpoint'
import { guard } from './guard.server'
import { judgedBody } from './judged-body'

/** Bytes: enough for a description in four languages, or a thousand selected rows. */
const BODY_BYTES = 512 * 1024

export const DESK_API = '/api/desk'

interface Options {
  identify(db: Connection, request: Request): Promise<DeskIdentity | undefined>
  record(connection: Connection, entry: AuditEntry & { staff: StaffMember }): Promise<void>
  served: readonly Endpoint[]
  database?: Database
}

const NOBODY: StaffMember = { id: '', name: '', email: '', role: 'viewer' }

/** Serves the endpoints below /api/desk behind one guard. */
export function deskApi({ identify, record, database, served }: Options) {
  const app = new Hono()
  for (const one of served) {
    app.on(
      one.method,
      DESK_API + one.path,
      (one.input ? limitBody : limitUpload)(one.upload ?? BODY_BYTES, tooLarge),
      async (c) => {
        const connection = database ?? db
        const request = c.req.raw
        const admit = async (at: Connection, asked = one) => {
          const identity = await identify(at, request)
          guard(asked, identity, request)
          return identity
        }
        const params = c.req.param()
        let identity = await admit(connection)
        const input = await readInput(one, request)
        refuseNul([params, input])
        // Access may be taken away while the body arrives, so that it is checked again.
        if (one.input && one.method !== 'GET') identity = await admit(connection)
        const staff = identity?.staff ?? NOBODY
        // A sensitive request that was confirmed at its start needs no second proof while it runs.
        const admitAgain = (at: Connection) => admit(at, { ...one, sensitive: false })
        let judged = false
        const judge = async (at: Connection) => {
          judged = true
          await admitAgain(at)
        }
        const answer = await one.handle({
          db: connection,
          identity,
          staff,
          params,
          input,
          request,
          identify: () => identify(connection, request),
          judge,
          audit: async (at, action, subject, changed) => {
            if (!judged) await admitAgain(at)
            await record(at, { action, subject, ...changed, staff })
          },
        })
        if (!(answer instanceof Response)) return json(c, answer)
        if (!answer.body) return answer
        const { body } = await withFirstPiece(answer)
        return new Response(body && judgedBody(body, () => admitAgain(connection)), answer)
      },
    )
  }
  app.all(`${DESK_API}/*`, () => problem(404, 'not_found', 'There is no such endpoint.'))
  app.onError((error) => {
    if (error instanceof DeskFault)
      return problem(error.status, error.code, error.message, error.more)
    if (error instanceof BodyTooLarge) return brokenOff()
    if (error instanceof TooMany || error instanceof Busy) return busy()
    throw error
  })
  return app
}

const tooLarge = () => problem(413, 'body_too_large', 'This is more than can be sent at once.')

function brokenOff() {
  const response = tooLarge()
  response.headers.set('Connection', 'close') // The rest of the body was not read.
  return response
}

const busy = () =>
  problem(
    503,
    'busy',
    'Too much is being worked on right now. Try again in a moment.',
    {},
    RETRY_AFTER,
  )

/** Answers hold personal data, so that no cache may store them. */
const json = (c: Context, answer: unknown) =>
  c.json(answer ?? {}, 200, { 'Cache-Control': 'no-store' })

/** Parses a request by its endpoint's schema. Throws DeskFault. */
async function readInput(one: Endpoint, request: Request): Promise<unknown> {
  if (!one.input) return undefined
  const given = one.method === 'GET' ? queryOf(request.url) : await jsonOf(request)
  const read = one.input.safeParse(given)
  if (read.success) return read.data
  const errors = Object.fromEntries(
    read.error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse(),
  )
  throw new DeskFault(422, 'invalid_fields', 'Some fields cannot be taken as they are.', { errors })
}

/** Refuses the character NUL, which PostgreSQL cannot store. Throws DeskFault. */
function refuseNul(given: unknown) {
  if (JSON.stringify(given).includes('\\u0000'))
    throw new DeskFault(422, 'invalid_fields', 'This contains a character that nobody can type.')
}

/** Makes a list of a parameter that occurs several times. */
function queryOf(url: string) {
  const { searchParams } = requestUrl({ url })
  const names = new Set(searchParams.keys())
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

async function jsonOf(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new DeskFault(400, 'not_json', 'The body must be sent as application/json.')
  const body = parseJson(await request.text())
  if (body === undefined) throw new DeskFault(400, 'malformed', 'The body is no JSON.')
  return body
}
