import type { Database } from '../../../app/database/tables.server'
import type { DeskIdentity } from '../../../app/desk/api/endpoint'
import { deskCaller } from './desk-caller'

export const staffMember = (role: DeskIdentity['staff']['role'] = 'staff', id = '1') => ({
  id,
  name: `Mina ${id}`,
  email: `mina${id}@example.com`,
  role,
})

/** Calls the desk's API as a person who can be exchanged. */
export function deskClient(database: Database, staff = staffMember()) {
  const { audited, send } = deskCaller(database)
  const who: { now: DeskIdentity | undefined } = {
    now: { staff, confirmedAt: Date.now(), by: 'session' },
  }
  const ask = (method: string, path: string, body?: unknown) =>
    send(() => who.now, method, path, body)
  return {
    audited,
    who,
    ask,
    async json(method: string, path: string, body?: unknown) {
      const response = await ask(method, path, body)
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
      return { status: response.status, body: (await response.json()) as any }
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above
    read: async (path: string) => (await (await ask('GET', path)).json()) as any,
  }
}
