import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { softwareAuthenticator } from '../../../../tests/support/desk/authenticator'
import {
  DESK_ORIGIN,
  type DeskBrowser,
  deskBrowser,
  invited,
} from '../../../../tests/support/desk/desk-client'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import type { Database } from '../../../database/tables.server'

eachDatabase('passkeys at the desk', (open) => {
  let db: Database
  beforeAll(async () => {
    setDesk()
    db = await open()
  })
  type Key = ReturnType<typeof softwareAuthenticator>
  const who = () => ({ name: 'Mina', email: `${crypto.randomUUID()}@example.com` })

  async function join(key: Key = softwareAuthenticator({ origin: DESK_ORIGIN })) {
    const browser = deskBrowser(db)
    const secret = await invited(db, 'staff')
    const person = { secret, ...who() }
    const options = await browser.send('POST', '/invitation/passkey', person)
    const passkey = { response: key.make(options.body), name: 'Key' }
    const accepted = await browser.send('POST', '/invitation/accept', { ...person, passkey })
    return { browser, key, accepted, options: options.body, person, passkey }
  }
  async function signIn(browser: DeskBrowser, key: Key) {
    const options = await browser.send('POST', '/sign-in/passkey/options')
    const response = key.sign(options.body)
    const send = () => browser.send('POST', '/sign-in/passkey', { response })
    return { options: options.body, send, answer: await send() }
  }

  test('a passkey is made by an invitation, and signs in without a name', async () => {
    const { browser, key, accepted, options } = await join()
    expect(accepted.status).toBe(200)
    expect(options.rp.id).toBe('localhost')
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
    expect((await browser.send('GET', '/account')).body).toMatchObject({
      password: false,
      passkeys: [{ name: 'Key', usedAt: null }],
    })
    const other = deskBrowser(db)
    const { options: asked, answer } = await signIn(other, key)
    expect(asked.allowCredentials).toBeUndefined()
    expect(answer.status).toBe(200)
    expect((await other.send('GET', '/session')).status).toBe(200)
  })

  test('an answer counts once, and only to a challenge of this shop', async () => {
    const { key } = await join()
    const browser = deskBrowser(db)
    const { send, answer } = await signIn(browser, key)
    expect(answer.status).toBe(200)
    expect((await send()).status).toBe(422)
    const invented = key.sign({ challenge: Buffer.alloc(32, 7).toString('base64url') })
    const { status } = await browser.send('POST', '/sign-in/passkey', { response: invented })
    expect(status).toBe(422)
  })

  test('a challenge for confirming or for making a passkey answers no sign-in', async () => {
    const { browser, key } = await join()
    for (const path of ['/confirm/passkey/options', '/account/passkeys/options']) {
      const options = await browser.send('POST', path)
      expect(options.status).toBe(200)
      const response = key.sign(options.body)
      expect((await deskBrowser(db).send('POST', '/sign-in/passkey', { response })).status).toBe(
        422,
      )
    }
  })

  test('a foreign, unknown or unverified passkey is refused', async () => {
    const { key } = await join()
    const stranger = softwareAuthenticator({ origin: DESK_ORIGIN })
    expect((await signIn(deskBrowser(db), stranger)).answer.status).toBe(422)
    const elsewhere = softwareAuthenticator({ origin: 'https://evil.example' })
    expect((await join(elsewhere)).accepted.status).toBe(422)
    const lazy = softwareAuthenticator({ origin: DESK_ORIGIN, verified: false })
    expect((await join(lazy)).accepted.status).toBe(422)
    const { body } = await deskBrowser(db).send('POST', '/sign-in/passkey/options')
    const signed = key.sign(body)
    signed.response.signature = Buffer.alloc(70, 1).toString('base64url')
    const forged = await deskBrowser(db).send('POST', '/sign-in/passkey', { response: signed })
    expect(forged.status).toBe(422)
  })

  test('a passkey confirms only the person it belongs to', async () => {
    const mina = await join()
    const omar = await join()
    const confirm = async (key: Key) => {
      const options = await mina.browser.send('POST', '/confirm/passkey/options')
      const response = key.sign(options.body)
      return (await mina.browser.send('POST', '/confirm/passkey', { response })).status
    }
    expect(await confirm(omar.key)).toBe(422)
    expect(await confirm(mina.key)).toBe(200)
  })

  test('the last way to sign in stays, and others are named and removed', async () => {
    const { browser } = await join()
    const second = softwareAuthenticator({ origin: DESK_ORIGIN })
    const options = await browser.send('POST', '/account/passkeys/options')
    expect(options.body.excludeCredentials).toHaveLength(1)
    const added = { response: second.make(options.body), name: 'Phone' }
    expect((await browser.send('POST', '/account/passkeys', added)).status).toBe(200)
    const keys = async () => (await browser.send('GET', '/account')).body.passkeys
    const [first, phone] = await keys()
    await browser.send('PATCH', `/account/passkeys/${phone.id}`, { name: 'My phone' })
    expect((await keys()).map(({ name }: { name: string }) => name)).toEqual(['Key', 'My phone'])
    const remove = (id: string) => browser.send('DELETE', `/account/passkeys/${id}`)
    expect((await remove(first.id)).status).toBe(200)
    expect((await remove(phone.id)).code).toBe('only_way_in')
    expect((await browser.send('DELETE', '/account/password')).status).toBe(200)
    expect((await keys()).map(({ id }: { id: string }) => id)).toEqual([phone.id])
  })

  test('a person’s passkey is nobody else’s to remove or to add again', async () => {
    const mina = await join()
    const omar = await join()
    const [key] = (await omar.browser.send('GET', '/account')).body.passkeys
    const removed = await mina.browser.send('DELETE', `/account/passkeys/${key.id}`)
    expect(removed.code).toBe('unknown_passkey')
    const options = await mina.browser.send('POST', '/account/passkeys/options')
    const again = { response: omar.key.make(options.body), name: 'Mine' }
    const added = await mina.browser.send('POST', '/account/passkeys', again)
    expect(added.code).toBe('passkey_known')
  })

  test('no passkey is offered where the desk is opened by an IP address', async () => {
    const headers = { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }
    const browser = deskBrowser(db, headers)
    expect((await browser.send('GET', '/sign-in')).body.passkeys).toBe(false)
    expect((await browser.send('POST', '/sign-in/passkey/options')).code).toBe('no_passkeys_here')
    expect((await deskBrowser(db).send('GET', '/sign-in')).body.passkeys).toBe(true)
  })

  test('hostile answers are refused without a failure', async () => {
    const answers: unknown[] = [
      {},
      { response: null },
      { response: { clientDataJSON: 5 } },
      { response: { clientDataJSON: '!!!' } },
      { response: { clientDataJSON: Buffer.from('{"challenge":5}').toString('base64url') } },
    ]
    for (const response of answers) {
      const browser = deskBrowser(db)
      expect((await browser.send('POST', '/sign-in/passkey', { response })).status).toBe(422)
    }
    const { key } = await join()
    const { body } = await deskBrowser(db).send('POST', '/sign-in/passkey/options')
    const cut = {
      ...key.sign(body),
      response: { ...key.sign(body).response, signature: undefined },
    }
    const sent = await deskBrowser(db).send('POST', '/sign-in/passkey', { response: cut })
    expect(sent.status).toBe(422)
  })
})
