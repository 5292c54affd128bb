import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setDesk } from '../../../tests/support/desk/set-desk'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { seedDemo } from '../../catalogue/seed.server'
import type { Database } from '../../database/tables.server'
import { storeAccount } from '../../payments/accounts.server'
import { newTrialAccount } from '../../payments/trial/trial-account'
import { loadSettings } from '../../settings/settings.server'
import { checkOpening, openingState } from './opening-state.server'
import type { OpeningStep } from './opening-steps'

/** What a merchant sets for each step that is a setting. */
const SET: Partial<Record<OpeningStep, Record<string, unknown>>> = {
  name: { 'shop.name': 'Töpferei Huber' },
  seller: {
    'shop.street': 'Hauptplatz 1',
    'shop.city': 'Portland, OR 97201',
    'shop.country': 'US',
    'shop.emails': ['hallo@huber.at'],
  },
  languages: { 'shop.languages': ['en', 'de'] },
  look: { 'shop.accent': '#1a4d8f' },
  tax: {
    'money.currency': 'EUR',
    'money.pricesIncludeTax': true,
    'money.taxRates': [{ country: 'US', percent: 8 }],
  },
  shipping: {
    'shipping.zones': [{ name: 'Home', countries: ['US'], rates: [{ cents: 490 }] }],
  },
  payment: { 'payment.ways': [{ way: 'cash_on_delivery' }] },
  legal: { 'pages.en': { terms: '# AGB', privacy: '# Datenschutz' } },
  open: { 'shop.open': true },
}

eachDatabase('the way to the opening', (open) => {
  let db: Database
  beforeAll(async () => {
    setDesk()
    db = await open()
    await loadSettings(db)
  })
  const done = async () =>
    (await openingState(db)).filter((one) => one.done).map(({ step }) => step)

  const lacks = async () => (await openingState(db)).find(({ step }) => step === 'legal')?.lacks

  test('a demo has no steps', async () => {
    expect(await openingState(db)).toEqual([])
    expect(await checkOpening(db)).toEqual([])
  })

  test('each step is done by what it asks for, and by nothing before it', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    expect(await done()).toEqual([])
    expect((await checkOpening(db)).filter(({ state }) => state === 'todo')).toHaveLength(7)
    const seen: OpeningStep[] = []
    for (const [step, values] of Object.entries(SET)) {
      await setSettings(db, values)
      seen.push(step as OpeningStep)
      expect(await done()).toEqual(seen)
    }
    await setSettings(db, { 'shop.country': 'AT' })
    expect(await done(), 'the law of Austria wants an imprint').not.toContain('legal')
    expect(await lacks()).toEqual(['imprint'])
    await setSettings(db, { 'pages.en': { terms: '# AGB', privacy: '' } })
    expect(await lacks()).toEqual(['privacy', 'imprint'])
    await setSettings(db, SET.legal ?? {})
    await setSettings(db, { 'shop.country': 'US' })
    await setSettings(db, { 'payment.ways': [{ way: 'bank' }] })
    expect(await done(), 'a transfer needs an account').not.toContain('payment')
    await setSettings(db, { 'payment.ways': [{ way: 'cash_on_delivery' }, { way: 'test' }] })
    expect(await done(), 'a provider needs an account').not.toContain('payment')
    await storeAccount(db, newTrialAccount())
    expect(await done()).toContain('payment')
    await setSettings(db, { 'payment.ways': undefined })
    expect(await done(), 'the ways that a shop begins with lack an account').not.toContain(
      'payment',
    )
    const account = { holder: 'Ana', bank: 'Bank', account: '1', bic: 'B' }
    await setSettings(db, { 'payment.bankAccounts': [account] })
    expect(await done()).toContain('payment')
    await seedDemo(db)
    expect(await done()).toEqual(expect.arrayContaining(['goods', 'product']))
  })
})
