import type { Database, JobsTable } from '../../database/tables.server'
import { outboxNames } from '../../mail/outbox-files.server'
import { restOf, sweepErasedMails, waitingRests } from './finish-erasure.server'

/**
 * Wraps the sending of a mail or text message whose receiver may be erased meanwhile. The erasure
 * deletes the job; this removes what was written to the outbox after the erasure looked there.
 */
export const unlessErased =
  <Payload extends { key: string }>(
    db: Database,
    send: (payload: Payload) => Promise<void>,
  ): ((payload: Payload, job: JobsTable) => Promise<void>) =>
  async (payload, { id }) => {
    await send(payload)
    const job = db.selectFrom('jobs').select('id').where('id', '=', id)
    if (await job.executeTakeFirst()) return
    const erased = new Set((await waitingRests(db)).flatMap((rest) => restOf(rest).files))
    const files = outboxNames(payload.key).filter((name) => erased.has(name))
    await sweepErasedMails({ files, events: [] })
  }
