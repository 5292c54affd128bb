import type { Database } from '../../../app/database/tables.server'
import { deskApi } from '../../../app/desk/api/desk-api'
import type {
  AuditEntry,
  DeskIdentity,
  Endpoint,
  StaffMember,
} from '../../../app/desk/api/endpoint'
import { endpoints } from '../../../app/desk/endpoints'
import type { Role } from '../../../app/desk/rights/rights'

const ORIGIN = 'http://localhost:3000'

/** Returns somebody at the desk who has just proved who they are. */
export const identityOf = (role: Role, more: Partial<DeskIdentity> = {}): DeskIdentity => ({
  staff: { id: role, name: `The ${role}`, email: `${role}@shop.example`, role },
  confirmedAt: Date.now(),
  by: 'session',
  ...more,
})

/** Calls the desk's API as the given role, as its pages do; `audited` lists the entries. */
export function deskCaller(db: Database, served: readonly Endpoint[] = endpoints) {
  const audited: (AuditEntry & { staff: StaffMember })[] = []
  let who = (): DeskIdentity | undefined => undefined
  const api = deskApi({
    identify: async () => who(),
    record: async (_, entry) => void audited.push(entry),
    database: db,
    served,
  })
  async function send(
    as: Role | DeskIdentity | (() => DeskIdentity | undefined) | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers = {},
  ) {
    const identity = typeof as === 'string' ? identityOf(as) : as
    who = typeof identity === 'function' ? identity : () => identity
    const raw = body instanceof Blob || body instanceof FormData
    return api.request(`${ORIGIN}/api/desk${path}`, {
      method,
      headers: {
        Origin: ORIGIN,
        Host: new URL(ORIGIN).host,
        'X-Desk': '1',
        ...(body !== undefined && !raw && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || raw ? (body as undefined) : JSON.stringify(body),
    })
  }
  return {
    audited,
    send,
    async ask(...given: Parameters<typeof send>) {
      const response = await send(...given)
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
  }
}
