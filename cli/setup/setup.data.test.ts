import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { loadSettings, settings } from '../../app/settings/settings.server'
import {
  readHistory,
  settingsVersion,
  storeSettings,
} from '../../app/settings/stored-settings.server'
import { eachPlace } from '../../tests/support/databases'
import { seededShop } from '../../tests/support/merchant-commands'
import { main } from '../shop'

const TEN = [
  'Chêne & Co',
  'Chêne SARL; 1 rue de la Paix; 75002 Paris, France',
  'bonjour@chene.fr, aide@chene.fr',
  'france',
  'eur',
  'yes',
  '20',
  '4,90 free from 50',
  'cash, Chêne SARL; Banque; FR76 3000; BNPAFRPP',
  'no',
]

eachPlace('setup', (place) => {
  const seeded = seededShop(place)
  afterEach(async () => {
    const { db } = seeded
    await db.deleteFrom('settings').execute()
    await db.updateTable('products').set({ listed: 1 }).where('source', '=', 'demo').execute()
    await loadSettings(db)
  })

  /** Answers with the lines of a pipe that ends after the last. */
  async function answered(lines: string[], args: string[] = [], input?: Readable) {
    const said: string[] = []
    const code = await main(['setup', ...args], {
      print: (line) => said.push(line),
      warn: (line) => said.push(line),
      input: input ?? Readable.from(lines.map((line) => `${line}\n`)),
    })
    return { code, said: said.join('\n') }
  }
  const listed = async () =>
    (await seeded.db.selectFrom('products').select('id').where('listed', '=', 1).execute()).length

  test('ten answers set up the shop, all at once', async () => {
    const before = await settingsVersion(seeded.db)
    const { code, said } = await answered(TEN)
    expect(code).toBe(0)
    expect(said).toContain('10/10')
    const { shop, money, shipping, payment } = settings()
    expect(shop).toMatchObject({
      name: 'Chêne & Co',
      legalName: 'Chêne SARL',
      street: '1 rue de la Paix',
      city: '75002 Paris, France',
      country: 'FR',
      emails: ['bonjour@chene.fr', 'aide@chene.fr'],
    })
    expect(money).toMatchObject({
      currency: 'EUR',
      pricesIncludeTax: true,
      taxRates: [{ country: '*', class: 'standard', percent: 20 }],
    })
    expect(shipping).toMatchObject({
      zones: [{ countries: ['*'], rates: [{ cents: 490, freeFrom: 5000 }] }],
      transitDays: 'FR:2-4 *:7-14',
      returnAddress: 'Chêne SARL, 1 rue de la Paix, 75002 Paris, France',
    })
    expect(payment.ways.map(({ way }) => way)).toEqual(['bank', 'cash_on_delivery'])
    expect(payment.bankAccounts).toMatchObject([{ account: 'FR76 3000', bic: 'BNPAFRPP' }])
    expect(await listed()).toBe(0)
    const history = await readHistory(seeded.db, { since: before })
    expect(new Set(history.map(({ at }) => at)).size).toBe(1)
    expect(said).toContain('terms and privacy (en): nobody has written them yet')
    expect(said).not.toContain('demo account')
  })

  test('empty answers keep the settings, and --yes asks for nothing', async () => {
    const before = await settingsVersion(seeded.db)
    expect((await answered(TEN.map(() => ''))).code).toBe(0)
    const { code, said } = await answered([], ['--yes'])
    expect(code).toBe(0)
    expect(said).toMatch(
      /^Nothing was asked, and nothing changed\.\n\nThe shop is there, and npm start/,
    )
    expect(said).toMatch(/Before it opens, \d+ to do;[\s\S]*\/desk, Settings\.$/)
    expect(await settingsVersion(seeded.db)).toBe(before)
    expect(await listed()).toBeGreaterThan(0)
  })

  test.each([0, 1, 5, 9])('a pipe that ends after %d answers changes nothing', async (count) => {
    const before = await settingsVersion(seeded.db)
    const { code, said } = await answered(TEN.slice(0, count))
    expect(code).toBe(1)
    expect(said).toContain('nothing was changed')
    expect(await settingsVersion(seeded.db)).toBe(before)
    expect(await listed()).toBeGreaterThan(0)
  })

  test('a wrong answer is asked for again with the reason', async () => {
    const wrong = [
      'x'.repeat(61),
      ...TEN.slice(0, 2),
      'not an address',
      ...TEN.slice(2, 3),
      'Atlantis',
      ...TEN.slice(3, 4),
      'EURO',
      ...TEN.slice(4, 5),
      'perhaps',
      ...TEN.slice(5, 6),
      'much',
      '101',
      ...TEN.slice(6, 7),
      'cheap',
      '4.999',
      ...TEN.slice(7, 8),
      'my bank',
      ...TEN.slice(8, 9),
      'maybe',
      'yes',
    ]
    const { code, said } = await answered(wrong)
    expect(code).toBe(0)
    for (const reason of [
      'shop.name is longer than 60 letters',
      'shop.emails.0 is no e-mail address',
      '"Atlantis" is no country such as FR or France',
      'money.currency is no currency such as EUR',
      '"perhaps" is neither yes nor no',
      '"much" is no percentage',
      'money.taxRates.0.percent is above 100',
      '"cheap" is no amount',
      'The price is an amount such as',
      '"my bank" is not 4 parts',
      '"maybe" is neither yes nor no',
    ])
      expect(said).toContain(reason)
    expect(settings().shop.name).toBe('Chêne & Co')
    expect(await listed()).toBeGreaterThan(0)
  })

  test('a setting that another changed meanwhile is not overwritten', async () => {
    const { db } = seeded
    async function* lines() {
      yield `${TEN[0]}\n`
      await storeSettings(db, { 'shop.name': 'Theirs' }, () => {}, { by: 'ana' })
      for (const line of TEN.slice(1)) yield `${line}\n`
    }
    const { code, said } = await answered([], [], Readable.from(lines()))
    expect(code).toBe(1)
    expect(said).toContain('shop.name was changed by ana')
    await loadSettings(db)
    expect(settings().shop.name).toBe('Theirs')
    expect(await listed()).toBeGreaterThan(0)
  })
})
