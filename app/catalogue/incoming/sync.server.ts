import { Cron } from 'croner'
import { config } from '../../config.server'
import { enqueue } from '../../database/jobs/jobs.server'
import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { type HostBounds, hostRows, sourceOf } from './host-rows.server'
import { importProducts } from './import-products.server'

const KIND = 'catalogue-sync'
const AGAIN_MS = 60_000
/** Above this share of bad products the host counts as broken and nothing changes. */
const MOST_REJECTED = 0.5

/** All or nothing; unlists demo products and those the host no longer has. */
export const syncCatalogue = (db: Database, host: string, bounds?: HostBounds) =>
  importProducts(db, hostRows(host, bounds), {
    source: sourceOf(host),
    unlistFrom: [sourceOf(host), 'demo'],
    mostRejected: MOST_REJECTED,
  })

let lastFailure: string | undefined

/** A failure is logged once, until the host responds again or fails otherwise. */
export const syncHandler = (db: Database, bounds?: HostBounds) => async () => {
  const host = config.CATALOGUE_URL
  if (!host) return
  try {
    const { rejected, ...counts } = await syncCatalogue(db, host, bounds)
    if (lastFailure !== undefined || counts.added + counts.changed + counts.unlisted > 0)
      log.info({ host: sourceOf(host), ...counts, firstRejected: rejected[0] }, 'catalogue synced')
    lastFailure = undefined
  } catch (error) {
    const reason = reasonOf(error)
    if (reason !== lastFailure)
      log.error(
        { host: sourceOf(host), reason },
        'catalogue sync failed; the catalogue stays as it is',
      )
    lastFailure = reason
    const runAt = Date.now() + AGAIN_MS
    const slot = Math.floor(runAt / AGAIN_MS) // the running job still has its own key
    await enqueue(db, { kind: KIND, payload: {}, key: `${KIND}-again-${slot}`, runAt })
  }
}

function reasonOf(error: unknown) {
  const { message, cause } = error as Error
  const { code, message: deeper } = (cause ?? {}) as { code?: string; message?: string }
  return [message, code ?? deeper].filter(Boolean).join(': ')
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
