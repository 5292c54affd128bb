import { isHeld, listDeadJobs, mailOf, retryJob } from '../../database/jobs/jobs.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'

const MOST_RETRIED = 100_000

/** Lists jobs that were given up; recipients and reasons need `customers`. */
export const givenUp = async (
  db: Database,
  { limit, customers }: { limit: number; customers: boolean },
) =>
  (await listDeadJobs(db, limit)).map((job) => ({
    id: job.id,
    kind: job.kind,
    template: mailOf(job).template,
    ...(customers && { to: mailOf(job).to }),
    createdAt: job.created_at,
    attempts: job.attempts,
    reason: customers ? (job.last_error ?? '') : '',
    held: isHeld(job),
  }))

/** Retries jobs; `all` skips mails that were held back on purpose, so that no flood goes out. */
export async function retryJobs(
  db: Database,
  ids: readonly string[] | 'all',
  audit: (connection: Connection, ids: string[]) => Promise<void>,
) {
  const wanted =
    ids === 'all'
      ? (await listDeadJobs(db, MOST_RETRIED)).filter((job) => !isHeld(job)).map(({ id }) => id)
      : ids
  return inTransaction(db, async (connection) => {
    const retried: string[] = []
    for (const id of wanted) if (await retryJob(connection, id)) retried.push(id)
    if (retried.length > 0) await audit(connection, retried)
    return { retried: retried.length, unknown: wanted.length - retried.length }
  })
}
