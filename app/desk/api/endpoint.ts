import { z } from 'zod'
import type { Connection, Database } from '../../database/tables.server'
import type { Right, Role } from '../rights/rights'

export interface AuditEntry {
  /** Audit action, such as `order.shipped`. */
  action: string
  /** Audit subject, such as `order 1042`. */
  subject: string
  before?: unknown
  after?: unknown
}

export interface DeskCall<Input> {
  db: Database
  /** Undefined where the endpoint is `open`. */
  identity: DeskIdentity | undefined
  staff: StaffMember
  params: Record<string, string>
  input: Input
  request: Request
  /** Reads the identity again: a stream ends once the person has signed out. */
  identify(): Promise<DeskIdentity | undefined>
  /**
   * Checks inside a transaction that the person still has the right. `audit` calls it, except where
   * a change ends one's own access: then the handler calls it before the change. Throws DeskFault.
   */
  judge(connection: Connection): Promise<void>
  /** Logs in the change's transaction who made it. Throws DeskFault. */
  audit(
    connection: Connection,
    action: AuditEntry['action'],
    subject: AuditEntry['subject'],
    changed?: Pick<AuditEntry, 'before' | 'after'>,
  ): Promise<void>
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `signed-in` admits every role, `open` anyone, for signing in itself. */
type Admitted = Right | 'signed-in' | 'open'

interface Answering<Input> {
  /** Schema of the query for GET, else of the JSON body. */
  input?: z.ZodType<Input>
  /** Requires a proof of identity of the last ten minutes, and refuses tokens. */
  sensitive?: boolean
  /** The most bytes of a body that the handler reads from `request` itself. */
  upload?: number
  /** Returns a Response, or a value to send as JSON. Throws DeskFault to refuse. */
  handle(call: DeskCall<Input>): Promise<unknown>
}

export interface Endpoint<Input = unknown> extends Answering<Input> {
  method: Method
  /** Path below /api/desk, with Hono's parameters: `/orders/:number`. */
  path: string
  right: Admitted
}

/**
 * Makes an endpoint of `GET /path`; the type of `handle`'s input is inferred from `input`. One that
 * reads no input, and asks for nothing else, is given by `handle` alone.
 */
export function endpoint<Input>(
  at: `${Method} /${string}`,
  right: Admitted,
  answering: Answering<Input> | Answering<Input>['handle'],
) {
  const [method, path] = at.split(' ') as [Method, string]
  const given = typeof answering === 'function' ? { handle: answering } : answering
  return { method, path, right, ...given } as Endpoint
}

type DeskStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503

/** Tells whether the person lost the right altogether, so that no further change is tried. */
export const isAccessLost = (error: unknown) =>
  error instanceof DeskFault && (error.status === 401 || error.status === 403)

/** A refusal with a message for the person at the desk; `more.errors` holds messages by field. */
export class DeskFault extends Error {
  constructor(
    readonly status: DeskStatus,
    readonly code: string,
    detail: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(detail)
  }
}

/** Returns the refusal of one field. */
export const wrongField = (field: string, message: string) =>
  new DeskFault(422, 'invalid_fields', message, { errors: { [field]: message } })

export const PAGE_SIZE = 25

/** The number of a list's page, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1)

/** Offset and limit of a page; one row more than shown tells whether more follow. */
export const pageFrom = (page: number, size = PAGE_SIZE) => ({
  from: (page - 1) * size,
  size: size + 1,
})

/** Cuts the extra row off and describes the page; the total is exact on the last page only. */
export function pageOf<Row>(rows: readonly Row[], page: number, size = PAGE_SIZE) {
  const more = rows.length > size
  const shown = rows.slice(0, size)
  return { rows: shown, page: { page, size, total: (page - 1) * size + shown.length, more } }
}

export interface StaffMember {
  id: string
  name: string
  email: string
  role: Role
}

export interface DeskIdentity {
  staff: StaffMember
  /** The time of the last proof of identity, in epoch milliseconds; 0 for a token. */
  confirmedAt: number
  by: 'session' | 'token'
}
