import type { Database } from '../../../app/database/tables.server'
import type { Endpoint } from '../../../app/desk/api/endpoint'
import type { Role } from '../../../app/desk/rights/rights'
import { deskCaller } from './desk-caller'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of it is what it tests
  body: any
}

/** Calls endpoints of the desk as staff, or as another; sends bytes as they are. */
export function askingDesk(database: Database, served: Endpoint[]) {
  const caller = deskCaller(database, served)
  const send = (method: string, path: string, body?: unknown, as: Role = 'staff') =>
    caller.send(as, method, path, body instanceof Uint8Array ? new Blob([body as BlobPart]) : body)
  const ask = async (...given: Parameters<typeof send>): Promise<Answer> => {
    const response = await send(...given)
    return { status: response.status, body: await response.json() }
  }
  return { ask, send, audited: caller.audited }
}
