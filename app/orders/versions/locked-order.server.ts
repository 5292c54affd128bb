import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'

/** Whoever else would change it waits until the transaction ends. Undefined: there is none. */
export const lockOrderRow = (connection: Connection, number: string) =>
  connection
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
