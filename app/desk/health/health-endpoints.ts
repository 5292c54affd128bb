import { z } from 'zod'
import { countJobs, isHeld, listDeadJobs, mailOf, retryJob } from '../../database/jobs/jobs.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { log } from '../../http/log.server'
import { DeskFault, endpoint } from '../api/endpoint'
import { may } from '../rights/rights'
import { examineApart } from './examine-apart.server'

const MOST_RETRIED = 100_000

const MOST_JOBS = 200

export const healthEndpoints = [
  endpoint('GET /health', 'health.read', {
    input: z.object({ anew: z.enum(['true', 'false']).default('false') }),
    handle: ({ input }) =>
      examineApart({ anew: input.anew === 'true' }).catch((error) => {
        log.error({ err: error }, 'the shop could not be examined')
        throw new DeskFault(
          503,
          'not_examined',
          'The shop could not be examined. The log says why.',
        )
      }),
  }),
  endpoint('GET /jobs', 'health.read', async ({ db, staff }) => {
    const customers = may(staff.role, 'customers.read')
    const jobs = await givenUp(db, { limit: MOST_JOBS, customers })
    return { ...(await countJobs(db)), jobs }
  }),
  endpoint('POST /jobs/retry', 'jobs.change', {
    input: z.object({ ids: z.array(z.string().max(100)).min(1).max(1000).or(z.literal('all')) }),
    handle: ({ db, input, audit }) =>
      retryJobs(db, input.ids, (connection, ids) =>
        audit(connection, 'job.retried', `${ids.length} jobs`, { after: ids }),
      ),
  }),
]

/** Lists jobs that were given up; recipients and reasons need `customers`. */
const givenUp = async (db: Database, { limit, customers }: { limit: number; customers: boolean }) =>
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
async function retryJobs(
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
