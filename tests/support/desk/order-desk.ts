import type { Database } from '../../../app/database/tables.server'
import { deskApi } from '../../../app/desk/api/desk-api'
import type { AuditEntry } from '../../../app/desk/api/endpoint'
import type { Identity } from '../../../app/desk/api/identity'

export const staffMember = (role: Identity['staff']['role'] = 'staff', id = '1') => ({
  id,
  name: `Mina ${id}`,
  email: `mina${id}@example.com`,
  role,
})

/** Calls the desk's API as somebody, and keeps what was audited. */
export function deskClient(database: Database, staff = staffMember()) {
  const audited: AuditEntry[] = []
  const who: { now: Identity | undefined } = {
    now: { staff, confirmedAt: Date.now(), by: 'session' },
  }
  const api = deskApi({
    identify: async () => who.now,
    record: async (_, { staff: by, ...entry }) => void audited.push(entry),
    database,
  })
  async function ask(method: string, path: string, body?: unknown) {
    const response = await api.request(`http://localhost:3000/api/desk${path}`, {
      method,
      headers: {
        Origin: 'http://localhost:3000',
        Host: 'localhost:3000',
        'X-Desk': '1',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return response
  }
  return {
    audited,
    who,
    ask,
    /** Status and JSON. */
    async json(method: string, path: string, body?: unknown) {
      const response = await ask(method, path, body)
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
      return { status: response.status, body: (await response.json()) as any }
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above
    read: async (path: string) => (await (await ask('GET', path)).json()) as any,
  }
}
