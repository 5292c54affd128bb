import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setDatabase } from '../../app/database/current.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { isSealed } from '../../app/secrets/sealed'
import { eachPlace } from '../../tests/support/databases'
import {
  codeOf,
  deskBrowser,
  memberWithPassword,
  PASSWORD,
} from '../../tests/support/desk/desk-client'
import { setDesk } from '../../tests/support/desk/set-desk'
import { KEY, startIdentityService } from '../../tests/support/identity-service'
import { seededShop, shop } from '../../tests/support/merchant-commands'

const SHOPPER = { email: 'shopper@example.com', password: 'secret-word', returnSecureToken: true }

eachPlace('signing in after a restore', (place) => {
  const seeded = seededShop(place)

  test('an owner with an authenticator and a shopper sign in on another machine as before', async () => {
    const { db, here } = seeded
    // The key that seals lies in DATA_DIR, not in the settings.
    setDesk({ DESK_KEY: '', DATA_DIR: here.dataDir })
    setDatabase(db)
    const owner = await memberWithPassword(db, 'owner')
    const row = db.selectFrom('desk_staff').select('totp_secret').where('id', '=', owner.id)
    expect(isSealed((await row.executeTakeFirstOrThrow()).totp_secret ?? '')).toBe(true)
    const before = await startIdentityService(db, { IDENTITY_API_KEY: KEY })
    const { refreshToken } = (await before.call('signUp', SHOPPER)).json as Record<string, string>
    await before.stop()
    const file = join(here.dataDir, 'safe.tar')
    expect(await shop('backup', file)).toMatchObject({ code: 0 })

    const there = await place()
    const settings = { ...process.env }
    process.env.DATA_DIR = there.dataDir
    if (there.databaseUrl) process.env.DATABASE_URL = there.databaseUrl
    try {
      expect(await shop('restore', file, '--yes')).toMatchObject({ code: 0 })
    } finally {
      process.env = settings
    }
    setDesk({ DESK_KEY: '', DATA_DIR: there.dataDir })
    const restored = await openDatabase(there)
    setDatabase(restored)
    const browser = deskBrowser(restored)
    const asked = { email: owner.email, password: PASSWORD }
    const wrong = await browser.send('POST', '/sign-in', {
      ...asked,
      code: codeOf('JBSWY3DPEHPK3PXP'),
    })
    expect(wrong.status).toBe(422)
    const right = await browser.send('POST', '/sign-in', { ...asked, code: codeOf(owner.totp) })
    expect(right).toMatchObject({ status: 200 })
    expect((await browser.send('GET', '/session')).body.staff).toMatchObject({ role: 'owner' })
    expect((await owner.browser.send('GET', '/session')).status).toBe(200) // It is a session of the shop before.

    const after = await startIdentityService(restored, { IDENTITY_API_KEY: KEY })
    expect(await after.call('signInWithPassword', SHOPPER)).toMatchObject({ status: 200 })
    // The keys that sign shoppers in came too: who was signed in stays so.
    const grant = await after.grant({
      grant_type: 'refresh_token',
      refresh_token: refreshToken ?? '',
    })
    expect(grant.status).toBe(200)
    await after.stop()
    await closeDatabase(restored)
    setDatabase(db)
  })
})
