import type { Connection, Database } from '../../database/tables.server'
import { isOpen } from '../../payments/attempt'
import { attemptsOf, findAttempt, takeBy } from '../../payments/attempts.server'
import { readAttempt, unlessAway } from './attempt-jobs.server'

/**
 * Tells whether an unpaid order may end, once every open attempt was read and ended at its
 * provider: money that has just come pays it instead. It waits as long as a person may take
 * reserved money, but for no provider that does not answer: money that comes later revives it or
 * is returned.
 */
export const mayEndUnpaid =
  (db: Database) =>
  async ({ id }: { id: number }, now = Date.now()) => {
    for (const attempt of await openOf(db, id)) {
      await unlessAway(() => readAttempt(db, attempt.id, { ending: true }))
      const after = await findAttempt(db, attempt.id)
      if (now < ((after && takeBy(after)) ?? 0)) return false
    }
    return true
  }

const openOf = async (db: Connection, orderId: number) =>
  (await attemptsOf(db, orderId)).filter(({ status }) => isOpen(status))
