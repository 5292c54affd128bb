import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { config, setConfig } from '../../app/config.server'
import { watchChanges } from '../../app/database/changes.server'
import { loadSettings, settings, watchSettings } from '../../app/settings/settings.server'
import { storeSettings } from '../../app/settings/stored-settings.server'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('settings by command', (place) => {
  const seeded = seededShop(place)
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'exclusive-settings-'))
  })
  afterEach(async () => {
    await shop('settings', 'import', written('none.json', { settings: {} }), '--replace', '--force')
    rmSync(folder, { recursive: true })
    await loadSettings(seeded.db)
  })
  function written(name: string, content: unknown) {
    const path = join(folder, name)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }
  const exported = async () => JSON.parse((await shop('settings', 'export')).said)

  test('a setting is changed, read, kept in the history and reset', async () => {
    expect(await shop('settings', 'set', 'shop.name', 'Café "Ünïque" & Co')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Changed shop.name.'),
    })
    expect((await shop('settings', 'get', 'shop.name')).said).toBe('Café "Ünïque" & Co')
    expect((await shop('settings', 'get')).said).toMatch(/^\* {2}shop\.name/m)
    expect((await shop('settings', 'set', 'shop.name', 'Café "Ünïque" & Co')).said).toContain(
      'so already',
    )
    await shop('settings', 'unset', 'shop.name', '--by', 'ana@example.com')
    expect((await shop('settings', 'get', 'shop.name')).said).toBe('Exclusive')
    const { said } = await shop('settings', 'history', 'shop.name', '--json', '--limit', '2')
    expect(JSON.parse(said)).toMatchObject([
      { by: 'ana@example.com', before: 'Café "Ünïque" & Co' },
      { after: 'Café "Ünïque" & Co', at: expect.any(Number) },
    ])
  })

  test('lists are JSON, and one word of a language changes without the others', async () => {
    const rates = [{ country: 'FR', class: 'standard', percent: 20 }]
    expect(await shop('settings', 'set', 'money.taxRates', JSON.stringify(rates))).toMatchObject({
      code: 0,
    })
    expect(JSON.parse((await shop('settings', 'get', 'money.taxRates')).said)).toEqual(rates)
    expect(await shop('settings', 'set', 'money.taxRates', 'FR 20')).toMatchObject({
      code: 2,
      warned: expect.stringContaining('money.taxRates is written as JSON, such as [{"country"'),
    })
    expect((await shop('settings', 'set', 'shop.menu', 'furniture,mens-shoes')).code).toBe(0)
    expect(JSON.parse((await shop('settings', 'get', 'shop.menu')).said)).toEqual([
      'furniture',
      'mens-shoes',
    ])
    await shop('settings', 'unset', 'shop.menu')
    await shop('settings', 'set', 'words.fr.shell.brand', 'Exclusif')
    await shop('settings', 'set', 'words.fr.shell.home', 'Maison')
    expect((await exported()).settings['words.fr']).toEqual({
      'shell.brand': 'Exclusif',
      'shell.home': 'Maison',
    })
    await shop('settings', 'unset', 'words.fr.shell.brand', 'words.fr.shell.home')
    expect((await exported()).settings).not.toHaveProperty('words.fr')
  })

  test('a wrong value is named, and nothing is applied', async () => {
    const before = await exported()
    const both = written('both.json', {
      settings: { 'shop.name': 'New', 'money.currency': 'EURO' },
    })
    expect(await shop('settings', 'import', both)).toMatchObject({
      code: 1,
      warned: 'money.currency is no currency such as EUR',
    })
    expect(await shop('settings', 'set', 'shop.nam', 'x')).toMatchObject({
      code: 2,
      warned: expect.stringContaining('Did you mean shop.name'),
    })
    for (const cut of ['', '{"version":1,"sett', '[]', 'null', '{"settings":7}'])
      expect(await shop('settings', 'import', written('cut.json', cut))).toMatchObject({ code: 2 })
    expect(await exported()).toEqual(before)
  })

  test('an export is read back to the same settings', async () => {
    await shop('settings', 'set', 'shop.name', 'Tarz')
    await shop('settings', 'set', 'money.currency', 'JPY')
    const file = await exported()
    await shop('settings', 'set', 'money.currency', 'KWD')
    await shop('settings', 'set', 'shop.phone', '1')
    const path = written('export.json', file)
    expect((await shop('settings', 'import', path, '--replace', '--dry-run')).said).toContain(
      '2 settings would change.',
    )
    expect(await shop('settings', 'import', path, '--replace', '--force')).toMatchObject({
      code: 0,
    })
    expect((await exported()).settings).toEqual(file.settings)
  })

  test('the second of two who change one setting is told', async () => {
    const mine = await exported()
    await shop('settings', 'set', 'shop.phone', '+33 1', '--by', 'ana')
    const set = { ...mine, settings: { 'shop.phone': '+49 2', 'shop.hours': 'Mon–Fri' } }
    expect(await shop('settings', 'import', written('mine.json', set))).toMatchObject({
      code: 1,
      warned: expect.stringMatching(/^shop\.phone was changed by ana at .*\nNothing was changed/),
    })
    expect((await exported()).settings).toEqual({ 'shop.phone': '+33 1' })
    const other = { ...mine, settings: { 'shop.hours': 'Mon–Fri' } }
    expect(await shop('settings', 'import', written('other.json', other))).toMatchObject({
      code: 0,
    })
  })

  test('changes at once are all kept, each with a version of its own', async () => {
    const { version } = await exported()
    const keys = ['shop.name', 'shop.legalName', 'shop.hours', 'shop.street', 'shop.city']
    const stored = await Promise.all(
      keys.map((key) => storeSettings(seeded.db, { [key]: key }, () => {}, { by: 'ana' })),
    )
    expect(stored.map((one) => one.version).sort((a, b) => a - b)).toEqual(
      keys.map((_, at) => version + at + 1),
    )
    expect((await exported()).settings).toEqual(Object.fromEntries(keys.map((key) => [key, key])))
  })

  test('a running shop hears of a change, and starts with a stored value of another version', async () => {
    const warned: string[] = []
    const { db } = seeded
    await db
      .insertInto('settings')
      .values([
        { key: 'shop.later', value: '1' },
        { key: 'shop.phone', value: '{' },
        { key: 'shop.hours', value: '"Always"' },
        { key: 'shop.accent', value: '"#ffffff"' },
      ])
      .execute()
    const changes = await watchChanges(db)
    const watch = await watchSettings(db, (line) => void warned.push(line))
    expect(warned).toHaveLength(2)
    expect(settings().shop).toMatchObject({ hours: 'Always', accent: '#db4444' })
    await db.deleteFrom('settings').execute()
    await storeSettings(db, { 'shop.name': 'Heard' }, () => {}, { by: 'ana' })
    await expect.poll(() => settings().shop.name).toBe('Heard')
    // Another process stores it like this.
    await storeSettings(db, { 'shop.name': 'Elsewhere' }, () => {}, { by: 'ana' })
    await db.updateTable('changes').set({ origin: 1 }).execute()
    await expect.poll(() => settings().shop.name).toBe('Elsewhere')
    watch.stop()
    await changes.stop()
  })

  test('values that are only right together are loaded as they were stored', async () => {
    const classes = ['full', 'food']
    const file = written('taxes.json', {
      settings: {
        'money.taxClasses': classes,
        'money.taxRates': classes.map((name) => ({ country: '*', class: name, percent: 5 })),
      },
    })
    expect(await shop('settings', 'import', file)).toMatchObject({ code: 0 })
    expect(await loadSettings(seeded.db)).toEqual([])
    expect(settings().money.taxClasses).toEqual(classes)
    expect(settings().money.taxRates.map((rate) => rate.class)).toEqual(classes)
  })

  test('the environment holds where nothing else is set', async () => {
    const before = config
    setConfig({ ...config, FACEBOOK_URL: 'https://facebook.example/shop' })
    expect(settings().shop.facebook).toBe('https://facebook.example/shop')
    setConfig(before)
    expect(settings().shop.facebook).toBe('')
  })

  test('an own word that an earlier version took keeps nobody from other changes', async () => {
    const key = 'words.en'
    const value = JSON.stringify({ 'shell.gone': 'Mine', 'mails.bankReminder.title': 'Pay now' })
    await seeded.db.insertInto('settings').values({ key, value }).execute()
    expect((await shop('settings', 'set', 'shop.name', 'Lamps')).code).toBe(0)
    expect(await shop('settings', 'set', 'words.en.shell.gone', 'Other')).toMatchObject({
      code: 1,
      warned: expect.stringContaining('there is no text'),
    })
    expect((await shop('settings', 'set', 'words.en', '{}')).code).toBe(0)
  })
})
