import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { setSettings } from '../../tests/support/settings/set-settings'
import type { Database } from '../database/tables.server'
import { textsOf } from '../texts/texts.server'
import { checkoutTexts } from './checkout-texts.server'

eachDatabase('the checkout’s link to the privacy policy', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
  })
  const words = async () => (await checkoutTexts('de')).checkout.privacy

  test('the demo has one, a merchant’s own shop once its policy is written', async () => {
    const link = textsOf('de').checkout.privacy
    expect(await words()).toBe(link)
    await setSettings(db, { 'shop.kind': 'own' })
    expect(await words()).toBe('')
    await setSettings(db, { 'pages.en': { privacy: '# Privacy' } })
    expect(await words()).toBe(link)
  })
})
