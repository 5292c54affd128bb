import { createHmac } from 'node:crypto'
import { hashSecret, isSameSecret, newSecret } from '../../secrets/secret.server'
import type { Connection } from '../tables.server'

/** A key of hashes. Each backup holds it, so that a restored shop finds who was erased since. */
export interface ErasureKey {
  id: string
  key: string
  made_at: number
}

/** Returns all known keys; new hashes use the first. */
export const erasureKeys = (connection: Connection): Promise<ErasureKey[]> =>
  connection.selectFrom('erasure_keys').selectAll().orderBy('made_at').orderBy('id').execute()

/** Returns the key for new hashes and creates a missing one. Two created at once both stay. */
export async function erasureKey(connection: Connection): Promise<ErasureKey> {
  const [known] = await erasureKeys(connection)
  if (known) return known
  const key = newSecret()
  const id = hashSecret(key).slice(0, 8)
  const made = { id, key, made_at: Date.now() }
  await connection.insertInto('erasure_keys').values(made).execute()
  return made
}

/** Adds the keys that this database lacks. */
export async function addErasureKeys(connection: Connection, keys: ErasureKey[]) {
  if (keys.length === 0) return
  await connection
    .insertInto('erasure_keys')
    .values(keys)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Returns the key's id, a dot and an HMAC-SHA-256, which tells nothing without the key. */
export const keyedHash = ({ id, key }: ErasureKey, subject: string) =>
  `${id}.${createHmac('sha256', Buffer.from(key, 'base64url')).update(subject).digest('base64url')}`

export const keyIdOf = (hash: string) => hash.split('.')[0] ?? ''

/** Tells whether `hash` is of `subject` under the key that it names. */
export function isHashOf(keys: readonly ErasureKey[], hash: string, subject: string) {
  const key = keys.find(({ id }) => id === keyIdOf(hash))
  return key !== undefined && isSameSecret(hash, keyedHash(key, subject))
}

declare module '../tables.server' {
  interface Tables {
    erasure_keys: ErasureKey
  }
}
