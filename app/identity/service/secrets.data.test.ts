import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { type IdentityService, startIdentityService } from '../../../tests/support/identity-service'
import type { Database } from '../../database/tables.server'
import { LOG_RULES, log } from '../../http/log.server'

const said: string[] = []
const sink = new Writable({ write: (chunk, _, done) => done(void said.push(String(chunk))) })

eachDatabase('what is never stored or logged', (open) => {
  let service: IdentityService
  let db: Database
  beforeAll(async () => {
    db = await open()
    service = await startIdentityService(db)
    const spy = pino({ level: 'trace', ...LOG_RULES }, sink)
    for (const level of ['error', 'warn', 'info'] as const)
      vi.spyOn(log, level).mockImplementation(spy[level].bind(spy) as never)
    for (const name of ['log', 'error', 'warn', 'info'] as const)
      vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' ')))
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await service.stop()
  })

  test('passwords, tokens and codes never appear in the database, logs or refusals', async () => {
    const email = 'secret-keeper@example.com'
    const passwords = ['first-pässword', 'second-password', 'wrong-password', 'third-password']
    const [first, second, wrong, third] = passwords
    const made = (await service.call('signUp', { email, password: first })).json
    const entered = (await service.call('signInWithPassword', { email, password: first })).json
    const changed = (await service.call('update', { idToken: entered.idToken, password: second }))
      .json
    await service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await service.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: changed.idToken })
    const waiting = await dump(db)
    const codes = (await service.mails()).map((mail) => mail.code)
    const refusals = [
      await service.call('signInWithPassword', { email, password: wrong }),
      await service.call('signUp', { email, password: third }),
      await service.call('resetPassword', { oobCode: `${codes[0]}x`, newPassword: third }),
      await service.call('lookup', { idToken: `${made.idToken}x` }),
      await service.grant({ grant_type: 'refresh_token', refresh_token: `${made.refreshToken}x` }),
    ]
    await fault(service, db, second ?? '')
    const secrets = [
      ...passwords,
      ...codes,
      ...[made, entered, changed].flatMap(({ idToken, refreshToken }) => [idToken, refreshToken]),
    ]
    expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 10)).toBe(true)
    const places = {
      database: waiting + (await dump(db)),
      logs: said.join('\n'),
      refusals: refusals.map(({ text }) => text).join('\n'),
    }
    expect(said.join()).toContain('identity failed')
    for (const [place, text] of Object.entries(places))
      for (const secret of secrets) expect(text.includes(secret), place).toBe(false)
    const { password_hash } = await db
      .selectFrom('accounts')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

async function dump(db: Database) {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  )
  return JSON.stringify(rows)
}

/** Drops a table so that a query fails, because a failed query names its parameters. */
async function fault(service: IdentityService, db: Database, password: string) {
  await db.schema.alterTable('identity_attempts').renameTo('elsewhere').execute()
  const body = { email: 'secret-keeper@example.com', password }
  const response = await service.call('signInWithPassword', body)
  expect(response.status).toBe(500)
  expect(response.json.error.message).toBe('INTERNAL_ERROR')
  await db.schema.alterTable('elsewhere').renameTo('identity_attempts').execute()
  await db.schema.alterTable('refresh_tokens').renameTo('nowhere').execute()
  const failed = await service.grant({ grant_type: 'refresh_token', refresh_token: 'x' })
  expect(failed.status).toBe(503)
  expect(failed.headers.get('content-type')).toContain('text/plain')
  await db.schema.alterTable('nowhere').renameTo('refresh_tokens').execute()
}
