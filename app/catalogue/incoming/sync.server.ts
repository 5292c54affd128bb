import { Cron } from 'croner'
import { config } from '../../config.server'
import { enqueue } from '../../database/jobs/jobs.server'
import { type Handler, Interrupted } from '../../database/jobs/worker.server'
import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { BrokenOff, runImport } from './files/run-import.server'
import { type HostBounds, sourceOfHost } from './host-rows.server'

const KIND = 'catalogue-sync'
const AGAIN_MS = 60_000
/** Above this share of bad products the host counts as broken and nothing changes. */
const MOST_REJECTED = 0.5

/** Imports all or nothing; unlists demo products and those the host no longer has. */
export const syncOptions = (host: string) => ({
  source: sourceOfHost(host),
  unlistFrom: [sourceOfHost(host), 'demo'],
  mostRejected: MOST_REJECTED,
})

let lastFailure: string | undefined

/** Logs a failure once, until the host responds again or fails otherwise. */
export const syncHandler =
  (db: Database, bounds?: HostBounds): Handler =>
  async (_, __, stopped) => {
    const host = config.CATALOGUE_URL
    if (!host) return
    const outcome = await runImport(db, { host, bounds }, syncOptions(host), {
      urgency: 'behind',
      signal: stopped,
    }).catch((error: Error) => {
      if (stopped.aborted) throw new Interrupted()
      return { ok: false as const, reason: error.message, brokeOff: error instanceof BrokenOff }
    })
    if (outcome.ok) {
      const { rejected, ...counts } = outcome.report
      if (lastFailure !== undefined || counts.added + counts.changed + counts.unlisted > 0)
        log.info(
          { host: sourceOfHost(host), ...counts, firstRejected: rejected[0] },
          'catalogue synced',
        )
      lastFailure = undefined
      return
    }
    if (outcome.reason !== lastFailure)
      log.error(
        { host: sourceOfHost(host), reason: outcome.reason },
        'catalogue sync failed; the catalogue stays as it is',
      )
    lastFailure = outcome.reason
    // A host that crashes its reader would crash it each minute; the schedule asks it again.
    if ('brokeOff' in outcome && outcome.brokeOff) return
    const runAt = Date.now() + AGAIN_MS
    const slot = Math.floor(runAt / AGAIN_MS) // The running job still has its own key.
    await enqueue(db, { kind: KIND, payload: {}, key: `${KIND}-again-${slot}`, runAt })
  }

export function scheduleSync(db: Database) {
  if (!config.CATALOGUE_URL) return { stop() {} }
  const ask = () =>
    enqueue(db, { kind: KIND, payload: {}, key: KIND }).catch((error) =>
      log.error({ err: error }, 'catalogue sync could not be planned'),
    )
  ask()
  const schedule = new Cron(config.CATALOGUE_SCHEDULE, { unref: true }, ask)
  return { stop: () => schedule.stop() }
}
