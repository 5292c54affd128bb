import { scheduleSync, syncHandler } from './catalogue/incoming/sync.server'
import { registerContentMails } from './content/register-mails.server'
import { type Handlers, startWorker } from './database/jobs.server'
import { backupHandler, scheduleBackups } from './database/scheduled-backups.server'
import type { Database } from './database/tables.server'
import { log } from './http/log.server'
import { startTending } from './identity/service/clean-up.server'
import { mailHandler } from './mail/mail-job.server'
import { registerOrderMails } from './orders/mails/register-mails.server'
import { startCountingSold } from './orders/sold.server'

/** What is done in the background, by the kind of its job. */
const handlers = (db: Database): Handlers => ({
  mail: mailHandler(),
  'catalogue-sync': syncHandler(db),
  backup: backupHandler(),
})

/** Starts the worker of this process. */
export function startWork(db: Database) {
  registerContentMails()
  registerOrderMails()
  const worker = startWorker(db, handlers(db), {
    onError: (error, { kind, id, attempts }) =>
      log.error({ err: error, kind, id, attempts }, 'job failed'),
  })
  const counting = startCountingSold(db)
  const syncing = scheduleSync(db)
  const backups = scheduleBackups(db, (error) =>
    log.error({ err: error }, 'a backup could not be planned'),
  )
  const tending = startTending(db)
  return {
    async stop() {
      syncing.stop()
      backups.stop()
      await Promise.all([worker.stop(), counting.stop(), tending.stop()])
    },
  }
}
