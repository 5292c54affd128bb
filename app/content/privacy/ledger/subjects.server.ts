import {
  type ErasureKey,
  erasureKey,
  keyedHash,
} from '../../../database/erasures/keyed-hash.server'
import type { Connection } from '../../../database/tables.server'
import { emailKey } from '../../../orders/coupons/coupons.server'
import type { PersonData } from '../person.server'

/**
 * Returns the hashes that identify an erasure: of the address, and of the accounts and orders,
 * which may have had another address when a backup was made. Nothing says which belong together.
 */
export async function subjectsOf(connection: Connection, { email, accounts, orders }: PersonData) {
  const key = await erasureKey(connection)
  return [
    keyedAddressHash(key, email),
    ...accounts.map(({ uid }) => accountHash(key, uid)),
    ...orders.map(({ id }) => orderHash(key, id)),
  ]
}

export const keyedAddressHash = (key: ErasureKey, address: string) =>
  keyedHash(key, `address ${emailKey(address)}`)

export const accountHash = (key: ErasureKey, uid: string) => keyedHash(key, `account ${uid}`)

export const orderHash = (key: ErasureKey, id: number) => keyedHash(key, `order ${id}`)
