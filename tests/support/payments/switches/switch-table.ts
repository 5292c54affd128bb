import { test } from 'vitest'
import type { Database } from '../../../../app/database/tables.server'
import type { ProviderName } from '../../../../app/payments/provider'
import { eachDatabase } from '../../databases'
import { disturbedShop } from './disturbed-shop'
import { messageRows } from './message-rows'
import { moneyRows } from './money-rows'
import { SWITCHES, type Switch, type SwitchedProvider } from './switched-provider'

/**
 * Runs the table of switches for one provider on each database, through the whole of the core: what
 * the shopper does at the fake, messages over the shop's edge, jobs. A switch that the provider
 * cannot have has no test; `cannot` says why.
 */
export function switchTable(
  way: ProviderName,
  currency: string,
  cannot: Partial<Record<Switch, string>>,
  start: (db: Database) => Promise<SwitchedProvider>,
) {
  eachDatabase(`payments at ${way}, disturbed`, (open) => {
    const disturbed = disturbedShop(open, { way, currency }, start)
    const rows = { ...messageRows(disturbed), ...moneyRows(disturbed) }
    for (const name of SWITCHES) if (!(name in cannot)) test(`${name}: the books agree`, rows[name])
  })
}
