import { registerBackInStockMails } from './catalogue/back-in-stock/register-mails.server'
import { startTellingBack } from './catalogue/back-in-stock/tell-back.server'
import { importHandlers } from './catalogue/incoming/files/import-job.server'
import { startSweeping } from './catalogue/incoming/files/sweep.server'
import { scheduleSync, syncHandler } from './catalogue/incoming/sync.server'
import { startScheduledPrices } from './catalogue/prices/apply-schedules.server'
import { startEndingReductions } from './catalogue/prices/end-reductions.server'
import { startCountingSearches } from './catalogue/searches/count-searches.server'
import { REST, restHandler } from './content/privacy/finish-erasure.server'
import { unlessErased } from './content/privacy/unless-erased.server'
import { registerContentMails } from './content/register-mails.server'
import { startForgetting } from './content/retention/retention.server'
import { backupHandler, scheduleBackups } from './database/backups/scheduled-backups.server'
import { startTrimmingCounts } from './database/counts/trim-counts.server'
import { type Handlers, startWorker } from './database/jobs/worker.server'
import type { Database, JobsTable } from './database/tables.server'
import { judgedImports } from './desk/imports/judged-imports.server'
import { registerTestMails } from './desk/settings/mails/test-mail.server'
import { registerStaffMails } from './desk/staff/register-mails.server'
import { log } from './http/log.server'
import { startCleaningUp } from './identity/service/clean-up.server'
import { mailHandler } from './mail/mail-job.server'
import { noteSent } from './mail/sent-mails.server'
import { smsHandler } from './mail/sms-job.server'
import { startSweepingOutbox } from './mail/sweep-outbox.server'
import { startCountingCarts } from './orders/carts/count-carts.server'
import { startEndingUnpaid } from './orders/changing/end-unpaid.server'
import { giveTime } from './orders/mails/first-mails.server'
import { EVENT_JOB, eventHandler, lookHandler } from './orders/online/attempt-jobs.server'
import { startComparingPayments } from './orders/online/compare-payments.server'
import { mayEndUnpaid } from './orders/online/end-attempts.server'
import { refundHandler } from './orders/online/refund-job.server'
import { LOOK_JOB } from './orders/paying/end-attempts-soon.server'
import { REFUND_JOB } from './orders/paying/refund-soon.server'
import { olderOrdersHandlers } from './orders/queue/older-orders.server'
import { registerOrderMails } from './orders/register-mails.server'
import { startCountingSold } from './orders/sold.server'
import { trialHandlers } from './orders/trial/answer-trial.server'
import { REMOVE_PHOTOS, removalHandler } from './reviews/photos/keep-photos.server'
import { startSweepingPhotos } from './reviews/photos/sweep-photos.server'
import { registerReviewMails } from './reviews/register-mails.server'
import { endSandboxes, onOverrun } from './sandbox/sandbox.server'

const handlers = (db: Database): Handlers => ({
  mail: unlessErased(db, mailHandler(undefined, { before: giveTime(db), onSent: noteSent(db) })),
  sms: unlessErased(db, smsHandler()),
  [REST]: restHandler(db),
  'catalogue-sync': syncHandler(db),
  ...judgedImports(db, importHandlers(db)),
  backup: backupHandler(),
  ...olderOrdersHandlers(db),
  ...paymentHandlers(db),
  ...trialHandlers(db),
  [REMOVE_PHOTOS]: removalHandler(db),
})

export function startWork(db: Database) {
  registerMails()
  onOverrun((task, { limit, message, cause }) =>
    log.error({ task, limit, err: cause }, `a sandbox was ended: ${task} ${message}`),
  )
  const worker = startWorker(db, handlers(db), {
    onError: (error, { kind, id, attempts } = {} as JobsTable) =>
      log.error({ err: error, kind, id, attempts }, kind ? 'job failed' : 'jobs cannot be read'),
  })
  const counting = startCountingSold(db)
  const ending = startEndingUnpaid(db, mayEndUnpaid(db))
  const comparing = startComparingPayments(db)
  const syncing = scheduleSync(db)
  const backups = scheduleBackups(db, (error) =>
    log.error({ err: error }, 'a backup could not be scheduled'),
  )
  const cleaning = startCleaningUp(db)
  const trimming = startTrimmingCounts(db, (error) =>
    log.error({ err: error }, 'counts of limits could not be deleted'),
  )
  const forgetting = startForgetting(db)
  const outbox = startSweepingOutbox()
  const searches = startCountingSearches(db)
  const carts = startCountingCarts(db)
  const telling = startTellingBack(db)
  const prices = startScheduledPrices(db)
  const reductions = startEndingReductions(db)
  const sweeping = startSweeping(db)
  const photos = startSweepingPhotos(db)
  return {
    async stop() {
      syncing.stop()
      backups.stop()
      const others = [
        ...[counting, ending, cleaning, trimming, forgetting, sweeping, outbox],
        ...[searches, carts, telling, prices, reductions, comparing, photos],
      ]
      await Promise.all([worker, ...others].map((one) => one.stop()))
      await endSandboxes()
    },
  }
}

/** Registers every mail that a job may send. */
export function registerMails() {
  registerContentMails()
  registerOrderMails()
  registerReviewMails()
  registerBackInStockMails()
  registerStaffMails()
  registerTestMails()
}

/** The worker's jobs about payments at providers. */
const paymentHandlers = (db: Database): Handlers => ({
  [LOOK_JOB]: lookHandler(db),
  [EVENT_JOB]: eventHandler(db),
  [REFUND_JOB]: refundHandler(db),
})
