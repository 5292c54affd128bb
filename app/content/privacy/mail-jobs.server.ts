import { findRows } from '../../database/rows.server'
import type { Connection, JobsTable } from '../../database/tables.server'
import type { MailJob } from '../../mail/enqueue-mail.server'
import { outboxNames } from '../../mail/outbox-files.server'

interface About {
  orderId?: number
  uid?: string
}

/** Returns waiting and given-up mails and text messages. */
export async function mailsOf(
  connection: Connection,
  isMeant: (about: About, payload: unknown) => boolean,
) {
  const all = await findRows(connection, 'jobs', { kind: ['mail', 'sms'] })
  return all.filter((job) => {
    const payload = JSON.parse(job.payload) as { data?: About }
    return isMeant(payload.data ?? {}, payload)
  })
}

const ROWS_AT_ONCE = 1000

export async function deleteJobs(connection: Connection, jobs: readonly JobsTable[]) {
  const ids = jobs.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE)
    await connection
      .deleteFrom('jobs')
      .where('id', 'in', ids.slice(at, at + ROWS_AT_ONCE))
      .execute()
}

/** Returns the mails' names in the outbox, whether they lie there yet or not. */
export const filesOf = (mails: readonly JobsTable[]) =>
  mails.flatMap(({ payload }) => outboxNames((JSON.parse(payload) as MailJob).key))
