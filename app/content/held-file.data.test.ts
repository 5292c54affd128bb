import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolder } from '../../tests/support/files/own-folder'
import { type IdentityService, startIdentityService } from '../../tests/support/identity-service'
import { unlist } from '../catalogue/incoming/store-products.server'
import { enqueue, retryJob } from '../database/jobs/jobs.server'
import { closeDatabase, openDatabase } from '../database/open.server'
import type { Database } from '../database/tables.server'
import { cleanUpIdentity } from '../identity/service/clean-up.server'
import { createCode } from '../identity/service/mailed-codes/mailed-codes.server'
import { createCoupon } from '../orders/coupons/coupons.server'
import { endCoupon, pauseCoupon } from '../orders/coupons/manage-coupons.server'
import { confirmSubscriber, subscribe, unsubscribe } from './newsletter.server'

let db: Database
let service: IdentityService
let account: { idToken: string; refreshToken: string; localId: string }
let subscriber: { token: string }
let code: string
const dataDir = ownFolder()
const email = 'held@example.com'

beforeAll(async () => {
  db = await openDatabase({ dataDir })
  service = await startIdentityService(db)
  account = (await service.call('signUp', { email, password: 'secret-word' })).json
  await db
    .updateTable('refresh_tokens')
    .set({ expires_at: Date.now() + 1e9 })
    .execute()
  await subscribe(db, email, 'en')
  subscriber = await db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow()
  code = (await createCode(db, { request: 'VERIFY_EMAIL', uid: account.localId, email })) ?? ''
})
afterAll(async () => {
  await service.stop()
  await closeDatabase(db)
})

const ok = async (response: Promise<{ status: number }>) => (await response).status === 200
const session = () => ({ idToken: account.idToken, token: account.refreshToken })

// Revoking comes last: it ends the session.
const writes: Record<string, () => Promise<unknown>> = {
  'a new name': () => ok(service.call('update', { ...session(), displayName: 'Ana' })),
  'unlinking a provider': () =>
    ok(service.call('update', { ...session(), deleteProvider: ['google.com'] })),
  'confirming a code': () => ok(service.call('update', { oobCode: code })),
  'writing a code for a mail': () =>
    createCode(db, { request: 'PASSWORD_RESET', uid: account.localId, email }),
  'a refresh that extends the session': () =>
    ok(service.grant({ grant_type: 'refresh_token', refresh_token: account.refreshToken })),
  'confirming the newsletter': () => confirmSubscriber(db, subscriber.token),
  'leaving the newsletter': () => unsubscribe(db, subscriber.token),
  'deleting what expired': () => cleanUpIdentity(db).then(() => true),
  'a new coupon': () => createCoupon(db, { code: 'HELD', kind: 'percent', percent: 5 }),
  'pausing a coupon': () => pauseCoupon(db, 'APP3', true),
  'ending a coupon': () => endCoupon(db, 'APP3'),
  'a job': () => enqueue(db, { kind: 'held', payload: {} }).then(() => true),
  'trying jobs again': () => retryJob(db, 'none').then(() => true),
  'taking products off the lists': () => unlist(db, [1]).then(() => true),
  'revoking a session': () =>
    ok(service.call('revokeToken', { ...session(), tokenType: 'REFRESH_TOKEN' }, 'v2')),
}

// A write that blocked the thread would keep this test from releasing the file, and fail.
test.each(Object.keys(writes))(
  'while another process holds the SQLite file, %s waits and reads go on',
  async (name) => {
    const other = new DatabaseSync(join(dataDir, 'shop.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    const written = (writes[name] as () => Promise<unknown>)().catch((error: Error) => error)
    for (let reads = 0; reads < 10; reads++) {
      expect((await service.call('lookup', { idToken: account.idToken })).status).toBe(200)
      await sleep(20)
    }
    other.exec('COMMIT')
    other.close()
    expect(await written).toBeTruthy()
    expect(await written).not.toBeInstanceOf(Error)
  },
)
