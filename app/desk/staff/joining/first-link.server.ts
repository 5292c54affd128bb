import { config } from '../../../config.server'
import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { log } from '../../../http/log.server'
import { shopOrigin } from '../../../http/shop-url.server'
import { START } from '../authority/issuers.server'
import { hasOwner } from '../people/people.server'
import { linkTo, makeInvitation } from './invitations.server'

/** For a start's output: the link that makes the desk's owner, only while there is none. */
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

/** For commands, which print what a start would. */
export const deskAddress = () => config.ORIGIN ?? named(shopOrigin())

/** Passkeys belong to names, not to the address of this machine. */
const named = (address: string) =>
  address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):/, '//localhost:')
