import { expect, vi } from 'vitest'
import { importHandlers } from '../../../app/catalogue/incoming/files/import-job.server'
import { startWorker } from '../../../app/database/jobs/worker.server'
import type { Database } from '../../../app/database/tables.server'
import type { askingDesk } from './asking'

interface Place {
  db: Database
  desk: ReturnType<typeof askingDesk>
}

/** Uploads files at a desk and works on them, as a shop's worker does. */
export function importing(place: () => Place) {
  const upload = (text: string | Uint8Array, name = 'goods.csv') =>
    place().desk.ask(
      'POST',
      `/imports?name=${encodeURIComponent(name)}`,
      typeof text === 'string' ? new TextEncoder().encode(text) : text,
    )
  /** Runs the worker until the import is no longer in progress. */
  async function worked(id: string) {
    const { db, desk } = place()
    const worker = startWorker(db, importHandlers(db), { pollMs: 5, backoffMs: 5 })
    const read = async () => (await desk.ask('GET', `/imports/${id}`)).body
    await vi.waitFor(
      async () => expect((await read()).state).not.toMatch(/checking|running/),
      60_000,
    )
    await worker.stop()
    return read()
  }
  const checked = async (text: string, name?: string) =>
    worked((await upload(text, name)).body.id as string)
  return { upload, worked, checked }
}
