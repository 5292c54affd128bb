import type { Handlers } from '../../database/jobs/worker.server'
import type { Database } from '../../database/tables.server'
import { LOOK_JOB } from '../paying/end-attempts-soon.server'
import { REFUND_JOB } from '../paying/refund-soon.server'
import { EVENT_JOB, eventHandler, lookHandler } from './attempt-jobs.server'
import { refundHandler } from './refund-job.server'

/** The worker's jobs about payments at providers. */
export const paymentHandlers = (db: Database): Handlers => ({
  [LOOK_JOB]: lookHandler(db),
  [EVENT_JOB]: eventHandler(db),
  [REFUND_JOB]: refundHandler(db),
})
