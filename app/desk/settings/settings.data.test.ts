import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../tests/support/desk/desk-caller'
import type { Database } from '../../database/tables.server'
import { loadSettings, settings } from '../../settings/settings.server'
import { settingsVersion } from '../../settings/stored-settings.server'

eachDatabase('settings at the desk', (open) => {
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open()
    caller = deskCaller(db)
  })
  afterEach(async () => {
    await db.deleteFrom('settings').execute()
    await loadSettings(db)
  })
  const save = async (changes: Record<string, unknown>, version?: number) => {
    const answer = await caller.ask('owner', 'PUT', '/settings', {
      version: version ?? (await settingsVersion(db)),
      changes,
    })
    await loadSettings(db)
    return answer
  }

  test('everyone reads settings with their defaults, and the owner changes them', async () => {
    const { body } = await caller.ask('viewer', 'GET', '/settings')
    expect(body).toMatchObject({ values: { 'shop.name': 'Exclusive' }, stored: [] })
    expect((await caller.ask('staff', 'PUT', '/settings', {})).status).toBe(403)
    const late = identityOf('owner', { confirmedAt: 0 })
    expect((await caller.ask(late, 'PUT', '/settings', {})).body.code).toBe('confirm_identity')
    expect((await save({ 'shop.name': 'Chêne', 'money.currency': 'EUR' })).status).toBe(200)
    expect(settings()).toMatchObject({ shop: { name: 'Chêne' }, money: { currency: 'EUR' } })
    expect(caller.audited.at(-1)).toMatchObject({
      action: 'settings.changed',
      before: { 'shop.name': null },
      after: { 'shop.name': 'Chêne' },
    })
    await save({ 'shop.name': null })
    expect(settings().shop.name).toBe('Exclusive')
  })

  test('a phone order has the ways to pay and the languages that the shop has', async () => {
    const offered = async () => (await caller.ask('staff', 'GET', '/session')).body.shop
    expect(await offered()).toMatchObject({ offlineWays: ['bank', 'cash_on_delivery'] })
    const ways = [{ way: 'bank' }]
    expect((await save({ 'payment.ways': ways, 'shop.languages': ['en', 'de'] })).status).toBe(200)
    expect(await offered()).toMatchObject({ offlineWays: ['bank'], languages: ['en', 'de'] })
  })

  test('who sends a parcel is offered the services that can follow it, without the settings', async () => {
    const link = 'https://parcels.example/{number}'
    await save({ 'shipping.carriers': [{ name: 'Parcel Post', link }] })
    const { shop } = (await caller.ask('staff', 'GET', '/session')).body
    expect(shop.carriers).toEqual(['Parcel Post'])
    await save({ 'shipping.carriers': null })
  })

  test('a wrong setting is refused at its place, and none is stored', async () => {
    const { status, body } = await save({ 'shop.name': 'Chêne', 'shop.accent': '#ffff00' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['shop.accent']])
    expect(settings().shop.name).toBe('Exclusive')
    expect((await save({ 'shop.nothing': 1 })).status).toBe(422)
    expect((await save({ 'shop.logo': '<svg onload="x" xmlns="…"><script>' })).status).toBe(422)
  })

  test('the second of two people who change one setting is told', async () => {
    const version = await settingsVersion(db)
    await save({ 'shop.name': 'Chêne' }, version)
    const second = await save({ 'shop.name': 'Hêtre' }, version)
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
    expect((await save({ 'shop.phone': '1' }, version)).status).toBe(200)
    expect(settings().shop.name).toBe('Chêne')
  })

  test('a change is undone, unless the setting was changed again', async () => {
    await save({ 'shop.name': 'Chêne' })
    const version = await settingsVersion(db)
    const undo = (of: number) => caller.ask('owner', 'POST', '/settings/undo', { version: of })
    expect((await undo(version)).status).toBe(200)
    await loadSettings(db)
    expect(settings().shop.name).toBe('Exclusive')
    await save({ 'shop.name': 'Hêtre' })
    expect((await undo(version)).body.code).toBe('changed_meanwhile')
    expect((await undo(version + 100)).status).toBe(404)
  })

  test('a merchant’s own text must keep its placeholders', async () => {
    const put = async (text: string | null, was: string | null = null) =>
      caller.ask('owner', 'PUT', '/settings/words', {
        language: 'fr',
        path: 'mails.orderConfirmation.subject',
        ...{ was, text },
      })
    expect((await put('Merci')).body.detail).toContain('leaves out {number}')
    expect((await put('Merci pour {number}')).status).toBe(200)
    await loadSettings(db)
    const { body } = await caller.ask('viewer', 'GET', '/settings/words?language=fr&own=own')
    expect(body.words).toMatchObject([{ own: 'Merci pour {number}', missing: false }])
    // A text that somebody else changed is refused and stays; an equal one is accepted.
    const late = await put('Merci beaucoup pour {number}')
    expect(late).toMatchObject({
      status: 409,
      body: { now: { text: 'Merci pour {number}', by: 'owner@shop.example' } },
    })
    expect((await put(null, 'Merci de {number}')).status).toBe(409)
    expect((await put('Merci pour {number}')).status).toBe(200)
    expect((await put(null, 'Merci pour {number}')).status).toBe(200)
    await loadSettings(db)
    expect(settings().words.fr).toEqual({})
  })

  test('own words of the default language count as missing in the others', async () => {
    await save({ 'words.en': { 'mails.viewOrder': 'Welcome' } })
    const { body } = await caller.ask('viewer', 'GET', '/settings/words?language=de&own=missing')
    expect(body.words).toMatchObject([{ path: 'mails.viewOrder', missing: true }])
    const missing = (await caller.ask('viewer', 'GET', '/settings')).body.missing
    expect(missing).toContain('words.de.mails.viewOrder')
  })

  test('a page is previewed as the shop renders it, without scripts', async () => {
    const markdown = '# Terms\n\n<script>alert(1)</script> [x](javascript:alert(1)) {shop}'
    const preview = await caller.ask('owner', 'POST', '/settings/pages/preview', { markdown })
    expect(preview.body.title).toBe('Terms')
    expect(preview.body.html).not.toMatch(/<script|href="javascript/)
    expect(preview.body.html).toContain('Exclusive')
  })

  test('a picture is made small, and other files are refused', async () => {
    const { default: sharp } = await import('sharp')
    const wide = sharp({ create: { width: 3000, height: 900, channels: 3, background: '#123456' } })
    const send = (body: Blob) => caller.ask('owner', 'POST', '/settings/pictures/shop.logo', body)
    const { body } = await send(new Blob([new Uint8Array(await wide.jpeg().toBuffer())]))
    expect(body.value).toMatch(/^data:image\/png;base64,/)
    expect((await send(new Blob([new Uint8Array([0, 1, 2])]))).status).toBe(422)
    expect((await send(new Blob([new Uint8Array(11 * 1024 ** 2)]))).status).toBe(413)
  })

  test('without an order there is no mail to show, and an unknown mail is refused', async () => {
    const of = (name: string) => caller.ask('owner', 'GET', `/settings/mails/${name}?language=fr`)
    expect((await of('order-paid')).body.code).toBe('no_sample')
    expect((await of('nothing')).body.code).toBe('not_found')
  })
})
