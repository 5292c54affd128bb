import { z } from 'zod'
import { countJobs } from '../../database/jobs/jobs.server'
import { log } from '../../http/log.server'
import { DeskFault, endpoint } from '../api/endpoint'
import { may } from '../rights/rights'
import { examineApart } from './examine-apart.server'
import { givenUp, retryJobs } from './given-up-jobs.server'

const MOST_JOBS = 200

export const healthEndpoints = [
  endpoint({
    method: 'GET',
    path: '/health',
    right: 'health.read',
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
  endpoint({
    method: 'GET',
    path: '/jobs',
    right: 'health.read',
    handle: async ({ db, staff }) => {
      const customers = may(staff.role, 'customers.read')
      const jobs = await givenUp(db, { limit: MOST_JOBS, customers })
      return { ...(await countJobs(db)), jobs }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/jobs/retry',
    right: 'jobs.change',
    input: z.object({ ids: z.array(z.string().max(100)).min(1).max(1000).or(z.literal('all')) }),
    handle: ({ db, input, audit }) =>
      retryJobs(db, input.ids, (connection, ids) =>
        audit(connection, { action: 'job.retried', subject: `${ids.length} jobs`, after: ids }),
      ),
  }),
]
