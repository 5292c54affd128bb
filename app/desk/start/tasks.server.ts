import { config } from '../../config.server'
import { countNewMessages } from '../../content/messages/find-messages.server'
import type { Connection, Database } from '../../database/tables.server'
import { countReturns, countWaiting } from '../../orders/waiting/waiting.server'
import { settings } from '../../settings/settings.server'
import { checkPages, checkSettings } from '../../settings/settings-check'
import { LOW_STOCK, TASKS, type Task, type ToDo } from './to-do'

/** What waits, and how much of it; what is missing is nothing. */
export async function countTasks(db: Database): Promise<ToDo[]> {
  const findings = [...checkSettings(settings(), config), ...checkPages(settings())]
  const counts: Partial<Record<Task, number>> = {
    ...(await countWaiting(db)),
    returnsAsked: await countReturns(db, 'requested'),
    returnsReceived: await countReturns(db, 'received'),
    messages: await countNewMessages(db),
    reviews: await countHeldReviews(db),
    ...(await countDead(db)),
    stock: await countLow(db),
    setup: findings.filter(({ state }) => state === 'todo').length,
  }
  return (Object.keys(TASKS) as Task[])
    .map((task) => ({ task, count: counts[task] ?? 0 }))
    .filter(({ count }) => count > 0)
}

const MOST_LOW = 1000

/** Of products on sale. No more are counted than anybody would look at. */
async function countLow(db: Connection) {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('stock')
        .innerJoin('products', 'products.id', 'stock.product_id')
        .select('products.id')
        .where('stock.quantity', '<=', LOW_STOCK)
        .where('products.listed', '=', 1)
        .where('products.hidden', '=', 0)
        .limit(MOST_LOW)
        .as('low'),
    )
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countHeldReviews(db: Connection) {
  const { count } = await db
    .selectFrom('reviews')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Mails and other work that was given up; few wait or are dead, so their table is small. */
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
