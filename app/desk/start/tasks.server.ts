import { config } from '../../config.server'
import { countNewMessages } from '../../content/messages/find-messages.server'
import { publishedSlugs } from '../../content/pages/stored-pages.server'
import type { Connection, Database } from '../../database/tables.server'
import { MOST_ORDERS_COUNTED } from '../../orders/queue/list-queue.server'
import { countOwed, countReturns, countWaiting } from '../../orders/waiting/waiting.server'
import { countReserved } from '../../payments/attempts.server'
import { countFindings } from '../../payments/findings.server'
import { isSetupTask } from '../../settings/finding'
import { settings } from '../../settings/settings.server'
import { checkPages, checkSettings } from '../../settings/settings-check'
import { countLow } from '../products/low/low-stock.server'
import { TASKS, type Task, type ToDo } from './to-do'

/** Counts open tasks; those without any are left out. */
export async function countTasks(db: Database): Promise<ToDo[]> {
  const findings = [
    ...checkSettings(settings(), config),
    ...checkPages(settings(), await publishedSlugs(db)),
  ]
  const counts: Partial<Record<Task, number>> = {
    ...(await countWaiting(db)),
    returnsAsked: await countReturns(db, 'requested'),
    returnsReceived: await countReturns(db, 'received'),
    owed: await countOwed(db),
    messages: await countNewMessages(db),
    reviews: await countHeldReviews(db),
    payments: await countFindings(db),
    reserved: await countReserved(db),
    ...(await countDead(db)),
    stock: await countLow(db),
    setup: findings.filter(isSetupTask).length,
  }
  return (Object.keys(TASKS) as Task[])
    .map((task) => ({ task, count: counts[task] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map((todo) =>
      todo.count > MOST_ORDERS_COUNTED ? { ...todo, count: MOST_ORDERS_COUNTED, more: true } : todo,
    )
}

async function countHeldReviews(db: Connection) {
  const { count } = await db
    .selectFrom('reviews')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts mails and other jobs that were given up; their table stays small. */
async function countDead(db: Connection) {
  const rows = await db
    .selectFrom('jobs')
    .select((of) => ['kind' as const, of.fn.countAll<number>().as('count')])
    .where('state', '=', 'dead')
    .groupBy('kind')
    .execute()
  const all = rows.reduce((sum, { count }) => sum + Number(count), 0)
  const mails = Number(rows.find(({ kind }) => kind === 'mail')?.count ?? 0)
  return { mails, jobs: all - mails }
}
