import { registerContentMails } from './content/register-mails.server'
import { type Handlers, startWorker } from './database/jobs.server'
import type { Database } from './database/tables.server'
import { log } from './http/log.server'
import { mailHandler } from './mail/mail-job.server'
import { registerOrderMails } from './orders/register-mails.server'
import { startCountingSold } from './orders/sold.server'

/** What is done in the background, by the kind of its job. */
const handlers = (): Handlers => ({
  mail: mailHandler(),
})

/** Starts the worker of this process. */
export function startWork(db: Database) {
  registerContentMails()
  registerOrderMails()
  const worker = startWorker(db, handlers(), {
    onError: (error, { kind, id, attempts }) =>
      log.error({ err: error, kind, id, attempts }, 'job failed'),
  })
  const counting = startCountingSold(db)
  return {
    async stop() {
      await Promise.all([worker.stop(), counting.stop()])
    },
  }
}
