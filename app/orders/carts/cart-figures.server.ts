import type { Connection } from '../../database/tables.server'
import type { Day } from '../../texts/clocks/shop-clock'

/** Returns the days on which anybody had a cart. */
export const cartDays = (db: Connection, first: Day, last: Day) =>
  db
    .selectFrom('cart_days')
    .select(['day', 'carts', 'checkouts', 'orders'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute()
