import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import {
  codeOf,
  deskBrowser,
  invited,
  memberWithPassword,
  PASSWORD,
} from '../../../../tests/support/desk/desk-client'
import { setDesk, TEST_KEY } from '../../../../tests/support/desk/set-desk'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { contentOf } from '../../../../tests/support/filled-tables'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { deskKeys, sealingKey } from '../../../secrets/desk-keys.server'
import { isSealed, keyNamed, keyNameOf } from '../../../secrets/sealed'
import { prepareSecrets } from './stored-secrets.server'

const OTHER_KEY = Buffer.alloc(32, 9).toString('base64')

eachDatabase('authenticators at rest', (open) => {
  let db: Database
  const folder = ownFolder()
  beforeAll(async () => {
    setDesk()
    db = await open()
    setDatabase(db)
  })
  type Member = Awaited<ReturnType<typeof memberWithPassword>>
  const signIn = ({ email, totp }: Member, step = 0, more = {}) =>
    deskBrowser(db).send('POST', '/sign-in', {
      ...{ email, password: PASSWORD, code: codeOf(totp, step) },
      ...more,
    })
  const stored = async ({ id }: Member) => {
    const row = db.selectFrom('desk_staff').select('totp_secret').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).totp_secret ?? ''
  }
  const store = ({ id }: Member, totp_secret: string) =>
    db.updateTable('desk_staff').set({ totp_secret }).where('id', '=', id).execute()

  test('no table holds a secret in clear, even before the first code confirms it', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const secret = await invited(db, 'staff', 'waiting@example.com')
    const offered = await deskBrowser(db).send('POST', '/invitation/authenticator', { secret })
    const all = JSON.stringify(await contentOf(db))
    expect(all).toContain(mina.email)
    for (const one of [mina.totp, offered.body.secret]) expect(all).not.toContain(one)
    expect(isSealed(await stored(mina))).toBe(true)
    expect((await signIn(mina)).status).toBe(200)
  })

  test('a secret in clear from before still signs in, and a start seals it', async () => {
    const mina = await memberWithPassword(db, 'staff')
    await store(mina, mina.totp)
    expect((await signIn(mina)).status).toBe(200)
    expect(await prepareSecrets(db)).toEqual([])
    expect(isSealed(await stored(mina))).toBe(true)
    expect((await signIn(mina, 1)).status).toBe(200)
  })

  test('a new key before the old one opens old secrets, and a start reseals them', async () => {
    const mina = await memberWithPassword(db, 'staff')
    setDesk({ DESK_KEY: `${OTHER_KEY},${TEST_KEY}` })
    expect((await signIn(mina)).status).toBe(200)
    // Two processes start at once.
    await Promise.all([prepareSecrets(db), prepareSecrets(db)])
    expect(keyNamed(await stored(mina))).toBe(keyNameOf(Buffer.from(OTHER_KEY, 'base64')))
    setDesk({ DESK_KEY: OTHER_KEY })
    expect((await signIn(mina, 1)).status).toBe(200)
    setDesk({ DESK_KEY: `${TEST_KEY},${OTHER_KEY}` })
    await prepareSecrets(db)
    setDesk()
  })

  test('a secret in another person’s row, or a changed one, opens nothing', async () => {
    const [mina, eve] = [
      await memberWithPassword(db, 'owner'),
      await memberWithPassword(db, 'viewer'),
    ]
    const own = await stored(mina)
    await store(mina, await stored(eve))
    expect((await signIn({ ...mina, totp: eve.totp })).status).toBe(422)
    await store(mina, `${own.slice(0, -2)}AA`)
    expect((await signIn(mina)).status).toBe(422)
    await store(mina, own)
    expect((await signIn(mina)).status).toBe(200)
  })

  test('a missing key is reported alike to all, and recovery codes and links work', async () => {
    const mina = await memberWithPassword(db, 'staff')
    setDesk({ DESK_KEY: OTHER_KEY })
    const [line] = await prepareSecrets(db)
    expect(line).toMatch(/no code can be checked of: .*Mina staff.*desk\.key.*desk reset NAME/)
    const answers = [
      await signIn(mina),
      await signIn(mina, 0, { password: 'wrong-lantern-42' }),
      await signIn(mina, 0, { email: 'nobody@example.com' }),
    ]
    const said = answers.map(({ status, body }) => [status, body.detail])
    expect(new Set(said.map(String)).size).toBe(1)
    expect(said[0]).toEqual([422, expect.stringContaining('ask for a new link')])
    const [code] = mina.recoveryCodes
    const browser = deskBrowser(db)
    const { email } = mina
    const back = await browser.send('POST', '/sign-in', { email, password: PASSWORD, code })
    expect(back.status).toBe(200)
    const fresh = (await browser.send('POST', '/account/authenticator')).body
    const chosen = { setup: fresh.setup, code: codeOf(fresh.secret, -1) }
    expect((await browser.send('PUT', '/account/authenticator', chosen)).status).toBe(200)
    expect((await signIn({ ...mina, totp: fresh.secret })).status).toBe(200)
    setDesk()
  })

  test('the key file is made once, whoever is first, and only its owner reads it', async () => {
    const data = { DATA_DIR: join(folder, crypto.randomUUID(), 'data'), DESK_KEY: '' }
    setDesk(data)
    expect([deskKeys(), existsSync(data.DATA_DIR)]).toEqual([[], false])
    const first = sealingKey()
    expect([sealingKey(), deskKeys()]).toEqual([first, [first]])
    const file = join(data.DATA_DIR, 'desk.key')
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toEqual(first)
    setDesk({ DESK_KEY: 'c2hvcnQ=' })
    expect(deskKeys).toThrow(/^DESK_KEY holds what is no key(?!.*c2hvcnQ)/)
    setDesk()
  })
})
