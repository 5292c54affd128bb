import { scheduleSync, syncHandler } from './catalogue/incoming/sync.server'
import { registerContentMails } from './content/register-mails.server'
import { type Handlers, startWorker } from './database/jobs.server'
import type { Database } from './database/tables.server'
import { log } from './http/log.server'
import { startTending } from './identity/service/clean-up.server'
import { mailHandler } from './mail/mail-job.server'
import { registerOrderMails } from './orders/mails/register-mails.server'
import { startCountingSold } from './orders/sold.server'

const handlers = (db: Database): Handlers => ({
  mail: mailHandler(),
  'catalogue-sync': syncHandler(db),
})

export function startWork(db: Database) {
  registerContentMails()
  registerOrderMails()
  const worker = startWorker(db, handlers(db), {
    onError: (error, { kind, id, attempts }) =>
      log.error({ err: error, kind, id, attempts }, 'job failed'),
  })
  const counting = startCountingSold(db)
  const syncing = scheduleSync(db)
  const tending = startTending(db)
  return {
    async stop() {
      syncing.stop()
      await Promise.all([worker.stop(), counting.stop(), tending.stop()])
    },
  }
}
