import type { Connection, Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { isOpen } from '../../payments/attempt'
import { attemptsOf, findAttempt, takeBy } from '../../payments/attempts.server'
import { unlessAway } from './attempt-jobs.server'
import { readAttempt } from './read-attempt.server'

/** An order waits this long beyond its time for a provider that does not answer. */
export const AWAY_MS = DAY_MS

/**
 * Tells whether an unpaid order may end, once every open attempt was read and ended at its
 * provider: money that has just come pays it instead. False while a provider does not answer, at
 * most for AWAY_MS beyond the order's time, and as long as a person may take reserved money; money that comes later still is revived or returned.
 */
export const mayEndUnpaid =
  (db: Database) =>
  async ({ id, due }: { id: number; due: number | null }, now = Date.now()) => {
    let away = false
    for (const attempt of await openOf(db, id)) {
      const status = await unlessAway(() => readAttempt(db, attempt.id, { ending: true }))
      away ||= status === undefined || isOpen(status)
      const after = await findAttempt(db, attempt.id)
      if (now < ((after && takeBy(after)) ?? 0)) return false
    }
    return !away || (due !== null && due + AWAY_MS <= now)
  }

const openOf = async (db: Connection, orderId: number) =>
  (await attemptsOf(db, orderId)).filter(({ status }) => isOpen(status))
