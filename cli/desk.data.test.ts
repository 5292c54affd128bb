import { beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { eachPlace, type Place } from '../tests/support/databases'
import { codeOf, deskBrowser, PASSWORD } from '../tests/support/desk/desk-client'
import { shop } from '../tests/support/merchant-commands'

eachPlace('commands for the desk', (place) => {
  let here: Place
  const before = { ...process.env }
  beforeAll(async () => {
    here = await place()
    process.env.DATA_DIR = here.dataDir
    process.env.RATE_LIMIT_SCALE = '100000'
    if (here.databaseUrl) process.env.DATABASE_URL = here.databaseUrl
    else delete process.env.DATABASE_URL
    await closeDatabase(await openDatabase(here))
    return () => {
      process.env = before
    }
  })
  const withDb = async <T>(body: (db: Database) => Promise<T>) => {
    const db = await openDatabase(here)
    try {
      return await body(db)
    } finally {
      await closeDatabase(db)
    }
  }
  const accept = (said: string, email: string, name: string) =>
    withDb(async (db) => {
      const secret = said.split('#')[1] ?? ''
      const browser = deskBrowser(db)
      const { setup, secret: totp } = (
        await browser.send('POST', '/invitation/authenticator', { secret, email })
      ).body
      if (!totp) return 404
      const password = { password: PASSWORD, setup, code: codeOf(totp) }
      const asked = { secret, name, email, password }
      return (await browser.send('POST', '/invitation/accept', asked)).status
    })

  test('a printed link makes an owner, a mailed one staff', async () => {
    expect((await shop('desk', 'staff')).said).toContain('desk invite --owner')
    const { code, said } = await shop('desk', 'invite', '--owner')
    expect(code).toBe(0)
    expect(said).toMatch(
      /^Works once, within 24 hours: http:\/\/localhost:3000\/desk\/join#[\w-]{43}$/,
    )
    expect(await accept(said, 'ana@example.com', 'Ana')).toBe(200)
    expect(await accept(said, 'eve@example.com', 'Eve')).toBe(404)
    const invited = await shop('desk', 'invite', 'Ben@Example.com', '--role', 'viewer')
    expect(invited.said).toContain('within 7 days')
    const jobs = await withDb((db) => db.selectFrom('jobs').select('payload').execute())
    expect(jobs.some(({ payload }) => payload.includes('"to":"ben@example.com"'))).toBe(true)
    expect(await accept(invited.said, 'any@example.com', 'Ben')).toBe(200)
    const list = JSON.parse((await shop('desk', 'staff', '--json')).said)
    expect(list).toMatchObject([
      { name: 'Ana', email: 'ana@example.com', role: 'owner', password: true },
      { name: 'Ben', email: 'ben@example.com', role: 'viewer', passkeys: 0 },
    ])
    expect((await shop('desk', 'staff')).said).toMatch(/Ben +ben@example.com +viewer +password/)
  })

  test('a person is reset and removed by name or address, never the last owner', async () => {
    expect((await shop('desk', 'reset', 'BEN')).said).toContain('/desk/join#')
    expect(await shop('desk', 'reset', 'Nobody')).toMatchObject({ code: 1 })
    expect(await shop('desk', 'remove', 'ana@example.com')).toMatchObject({
      code: 1,
      warned: expect.stringContaining('only owner'),
    })
    expect(await shop('desk', 'remove', 'Ben')).toMatchObject({ code: 0 })
    expect(await shop('desk', 'remove', 'Ben')).toMatchObject({ code: 1 })
    const log = await withDb((db) =>
      db.selectFrom('desk_audit').select(['staff_name', 'action']).execute(),
    )
    expect(log).toContainEqual({ staff_name: 'Command line', action: 'staff.removed' })
  })

  test('wrong use exits with 2', async () => {
    for (const wrong of [
      ['invite'],
      ['invite', 'nonsense'],
      ['invite', 'a@example.com', '--role', 'admin'],
      ['invite', '--owner', '--role', 'staff'],
      ['reset'],
      ['remove'],
    ])
      expect([wrong, (await shop('desk', ...wrong)).code]).toEqual([wrong, 2])
    expect(await shop('desk', 'invite', 'ana@example.com')).toMatchObject({ code: 1 })
  })
})
