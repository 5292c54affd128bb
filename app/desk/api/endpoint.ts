import type { z } from 'zod'
import type { Connection, Database } from '../../database/tables.server'
import type { Right } from '../rights/rights'
import type { Identity, StaffMember } from './identity'

export interface AuditEntry {
  /** Such as `order.shipped`. */
  action: string
  /** Such as `order 1042`. */
  subject: string
  before?: unknown
  after?: unknown
}

export interface DeskCall<Input> {
  db: Database
  /** Absent where the endpoint is `open`. */
  identity: Identity | undefined
  staff: StaffMember
  params: Record<string, string>
  input: Input
  request: Request
  /** Who it is by now: a stream ends when the person has signed out. */
  identify(): Promise<Identity | undefined>
  /**
   * Whether the person may still do this, seen from within a transaction. `audit` asks by itself,
   * but for a change that ends one's own access, which asks before it. Throws DeskFault.
   */
  judge(connection: Connection): Promise<void>
  /** Writes who did it beside the change, in the change's transaction. Throws DeskFault. */
  audit(connection: Connection, entry: AuditEntry): Promise<void>
}

export interface Endpoint<Input = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/desk, with Hono's parameters: `/orders/:number`. */
  path: string
  /** `signed-in`: every role; `open`: without a session, for signing in itself. */
  right: Right | 'signed-in' | 'open'
  /** Of the query where the method is GET, of the JSON body otherwise. */
  input?: z.ZodType<Input>
  /** Only within ten minutes after the person has proved who they are, and never with a token. */
  sensitive?: boolean
  /** Bytes of a body that the handler reads from `request` by itself. */
  upload?: number
  /** A plain value is sent as JSON. Throws DeskFault to refuse. */
  handle(call: DeskCall<Input>): Promise<unknown>
}

/** Lets `handle` know the type of what `input` gives. */
export const endpoint = <Input>(one: Endpoint<Input>) => one as Endpoint

export type DeskStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503

/** The person may do nothing of the kind any more: of many changes, none is left to try. */
export const isSentAway = (error: unknown) =>
  error instanceof DeskFault && (error.status === 401 || error.status === 403)

/** A refusal that the person at the desk is to read; `more.errors` holds messages by field. */
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
