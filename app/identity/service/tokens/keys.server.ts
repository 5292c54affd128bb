import { createPublicKey, generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { type CryptoKey, exportJWK, importPKCS8, importSPKI, type JWK } from 'jose'
import { config } from '../../../config.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DAY_MS } from '../../../durations'
export const ROTATE_AFTER = 30 * DAY_MS
/** The JWKS may be cached for this long; a new key signs only after it. */
export const JWKS_SECONDS = 600
const RELOAD_AFTER = 60_000
const RELOAD_AT_MOST_EVERY = 5_000

interface Key {
  kid: string
  createdAt: number
  signs: CryptoKey
  verifies: CryptoKey
  jwk: JWK
}

const cached = new WeakMap<Database, { keys: Key[]; at: number }>()
const reading = new WeakMap<Database, Promise<Key[]>>()

/** Returns the signing key: the newest that every cached JWKS contains, else the oldest. */
export async function signingKey(db: Database, now = Date.now()) {
  const keys = await load(db, RELOAD_AFTER, now)
  return keys.find((key) => key.createdAt <= now - JWKS_SECONDS * 1000) ?? (keys.at(-1) as Key)
}

export async function verifyingKey(db: Database, kid: string | undefined, now = Date.now()) {
  const find = (keys: Key[]) => keys.find((key) => key.kid === kid)?.verifies
  return find(await load(db, RELOAD_AFTER, now)) ?? find(await load(db, RELOAD_AT_MOST_EVERY, now))
}

export async function jwks(db: Database) {
  return { keys: (await load(db, RELOAD_AFTER)).map((key) => key.jwk) }
}

/** Adds a key monthly. Old keys outlast their last token by a day: rotation signs nobody out. */
export async function rotateKeys(db: Database, now = Date.now()) {
  if (await isRecent(db, now)) return
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await inTransaction(db, async (connection) => {
    if (await isRecent(connection, now)) return
    await connection
      .insertInto('identity_keys')
      .values({ kid: randomUUID(), private_key: privateKey, created_at: now })
      .execute()
  })
  const lastUse = JWKS_SECONDS * 1000 + config.IDENTITY_ID_TOKEN_SECONDS * 1000 + DAY_MS
  const retired = now - ROTATE_AFTER - lastUse
  await inTransaction(db, (connection) =>
    connection.deleteFrom('identity_keys').where('created_at', '<', retired).execute(),
  )
  cached.delete(db)
}

async function isRecent(connection: Connection, now: number) {
  const newest = await connection
    .selectFrom('identity_keys')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return newest !== undefined && newest.created_at > now - ROTATE_AFTER
}

/** Loads the keys; concurrent callers share one read, so that only one makes the first key. */
function load(db: Database, freshFor: number, now = Date.now()): Promise<Key[]> {
  const before = cached.get(db)
  if (before && Math.abs(now - before.at) < freshFor) return Promise.resolve(before.keys)
  return reading.getOrInsertComputed(db, () => read(db, now).finally(() => reading.delete(db)))
}

async function read(db: Database, now: number): Promise<Key[]> {
  const before = cached.get(db)
  const stored = () =>
    db.selectFrom('identity_keys').selectAll().orderBy('created_at', 'desc').execute()
  let rows = await stored()
  if (rows.length === 0) {
    await rotateKeys(db, now)
    rows = await stored()
  }
  const known = new Map(before?.keys.map((key) => [key.kid, key]))
  const keys = await Promise.all(
    rows.map(async (row) => known.get(row.kid) ?? (await readKey(row))),
  )
  cached.set(db, { keys, at: now })
  return keys
}

async function readKey(row: { kid: string; private_key: string; created_at: number }) {
  const pem = createPublicKey(row.private_key).export({ type: 'spki', format: 'pem' }) as string
  const verifies = await importSPKI(pem, 'RS256', { extractable: true })
  const jwk = { ...(await exportJWK(verifies)), kid: row.kid, alg: 'RS256', use: 'sig' }
  const signs = await importPKCS8(row.private_key, 'RS256')
  return { kid: row.kid, createdAt: row.created_at, signs, verifies, jwk }
}
