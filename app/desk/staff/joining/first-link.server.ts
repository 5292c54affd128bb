import { config } from '../../../config.server'
import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { log } from '../../../http/log.server'
import { shopOrigin } from '../../../http/shop-url.server'
import { START } from '../authority/issuers.server'
import { hasOwner } from '../people/people.server'
import { linkTo, makeInvitation } from './invitations.server'

/** Returns the lines that print the first owner's link at start, while there is no owner. */
export async function firstOwnerLines(db: Database, address: string): Promise<string[]> {
  try {
    if (await hasOwner(db)) return []
    const { secret } = await inTransaction(
      db,
      (connection) =>
        makeInvitation(connection, {
          kind: 'first',
          role: 'owner',
          issuer: { id: START, name: START },
        }),
      { synced: false },
    )
    const link = linkTo(config.ORIGIN ?? named(address), secret)
    return [`The desk has no owner yet. Become it within 24 hours: ${link}`]
  } catch (error) {
    log.error({ err: error }, 'no link for an owner of the desk could be made')
    return []
  }
}

/** Returns the desk's address for commands that print links as a start does. */
export const deskAddress = () => config.ORIGIN ?? named(shopOrigin())

/** Replaces a loopback address by localhost, as passkeys need a host name. */
const named = (address: string) =>
  address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):/, '//localhost:')
