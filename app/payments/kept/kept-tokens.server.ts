import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../durations'
import { deskKeys, sealingKey } from '../../secrets/desk-keys.server'
import { seal, unseal } from '../../secrets/sealed'
import type { KeptToken, TokenKeeper } from '../bkash/bkash-token.server'
import { ProviderAway } from '../provider'

/** A renewal that takes longer was killed: a call of bKash ends long before. */
const RENEWING_MS = MINUTE_MS
const BETWEEN_LOOKS_MS = 100
const NAME = 'bkash'
/** Names whose the sealed token is: it opens in no other row. */
const OWNER = `payment-token:${NAME}`

/**
 * Keeps bKash's token sealed in the database. One process renews it at a time, and the others wait
 * for it outside of any transaction. A renewal that was killed counts as a call for a token.
 */
export const keptTokens = (db: Database): TokenKeeper => ({
  get: async () => opened(await rowOf(db)),
  async renew(work) {
    const by = randomUUID()
    const held = await whenFree(db, by)
    const renewed = await work(held)
    await store(db, by, renewed)
    return renewed
  },
})

const rowOf = (db: Connection, locked = false) =>
  db
    .selectFrom('provider_tokens')
    .selectAll()
    .where('provider', '=', NAME)
    .$if(locked && engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** Undefined where there is none, and where another key sealed it. */
function opened(row: { sealed_token: string | null } | undefined): KeptToken | undefined {
  const text = row?.sealed_token ? unseal(deskKeys(), OWNER, row.sealed_token) : undefined
  return text === undefined ? undefined : JSON.parse(text)
}

/** Returns what is kept once this renewal is the only one. Throws ProviderAway after two waits. */
async function whenFree(db: Database, by: string) {
  const until = Date.now() + 2 * RENEWING_MS
  for (;;) {
    const now = Date.now()
    const claimed = await inTransaction(db, (connection) => claim(connection, by, now))
    if (claimed) return claimed.held
    if (now > until) throw new ProviderAway('Another process renews the token of bKash.')
    await sleep(BETWEEN_LOOKS_MS)
  }
}

/** Undefined while another renewal is under way. */
async function claim(connection: Connection, by: string, now: number) {
  await connection
    .insertInto('provider_tokens')
    .values({ provider: NAME })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await rowOf(connection, true)
  const since = row?.renewing_since ?? null
  if (since !== null && since > now - RENEWING_MS) return undefined
  await connection
    .updateTable('provider_tokens')
    .set({ renewed_by: by, renewing_since: now })
    .where('provider', '=', NAME)
    .execute()
  const held = opened(row)
  return { held: held && since !== null ? withCall(held, since) : held }
}

const withCall = (held: KeptToken, at: number) => ({ ...held, calls: [...held.calls, at] })

/** Another renewal that began since keeps its own. */
const store = (db: Database, by: string, token: KeptToken) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('provider_tokens')
      .set({
        sealed_token: seal(sealingKey(), OWNER, JSON.stringify(token)),
        ...{ renewed_by: null, renewing_since: null },
      })
      .where('provider', '=', NAME)
      .where('renewed_by', '=', by)
      .execute(),
  )
