import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { countriesIn } from './countries.server'

const zone = (country: string) => ({
  ...{ name: country, countries: [country] },
  rates: [{ cents: 100 }],
})

eachDatabase('the countries of a merchant’s own checkout', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    await setSettings(db, { 'shop.kind': 'own' })
  })

  test.each([
    ['the shop’s own', 'AT', ['*'], 'AT', 'Austria', 248, 'Afghanistan'],
    ['the shop’s own of those served', 'AT', ['DE', 'AT'], 'AT', 'Austria', 1, 'Germany'],
    ['the only one it sends to', 'AT', ['DE'], 'DE', 'Germany', 0, undefined],
    ['a line that asks to choose', '', ['AT', 'DE'], '', 'Please choose a country', 2, 'Austria'],
  ])(
    'the list begins with %s, and names those it sends to',
    async (_, country, served, code, name, count, second) => {
      await setSettings(db, { 'shop.country': country, 'shipping.zones': served.map(zone) })
      const [first, ...others] = countriesIn('en')
      expect(first).toEqual({ code, name })
      expect(others).toHaveLength(count)
      expect(others.map((one) => one.code)).not.toContain(code)
      expect(others[0]?.name).toBe(second)
    },
  )
})
