import { beforeAll, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { loadSettings } from '../../settings/settings.server'
import { invalidFields } from '../problems.server'
import { parseBilling } from './order-request.server'
import { postCodeFault } from './post-code-fault.server'

const billing = (country: string, postCode: string) => ({
  ...{ firstName: 'A', lastName: 'B', street: 'C 1', city: 'D', phone: '+43123456789' },
  ...{ email: 'a@b.example', country, postCode },
})

eachDatabase('post codes', (open) => {
  describe('of the demo', () => {
    beforeAll(async () => {
      await loadSettings(await open())
    })
    test.each([
      ['BD', '1010', undefined],
      ['BD', 'AT-1010', 'postCode'],
      ['CZ', '1010', undefined],
      ['FR', '1010', 'postCode'],
    ])('%s %s: %s', (country, code, fault) => {
      expect(postCodeFault(country, code)).toBe(fault)
    })
  })

  describe('of a merchant’s own shop', () => {
    beforeAll(async () => {
      await setSettings(await open(), { 'shop.kind': 'own' })
    })
    test.each([
      ['AT', '1010', undefined],
      ['AT', 'A-1010', undefined],
      ['AT', 'AT-1010', undefined],
      ['AT', '10115', 'postCodeOf'],
      ['AT', 'D-10115', 'postCodeElsewhere'],
      ['BD', 'AT-1010', 'postCodeElsewhere'],
      ['CZ', '1010', 'postCodeOf'],
      ['CZ', '110 00', undefined],
      ['IE', 'D02 AF30', undefined],
      ['NL', '1012 AB', undefined],
      ['AE', 'none', undefined],
    ])('%s %s: %s', (country, code, fault) => {
      expect(postCodeFault(country, code)).toBe(fault)
    })

    test('a refusal names the code and the countries, at the field', async () => {
      const refusal = async (country: string, code: string) => {
        const body = { billing: billing(country, code) }
        const parsed = parseBilling(body.billing)
        if (parsed.ok) throw new Error('accepted')
        const response = invalidFields('en', parsed.errors, body)
        return (await response.json()).errors as Record<string, string>
      }
      expect(await refusal('DE', '1010')).toEqual({
        postCode: '“1010” is not a post code of Germany.',
      })
      expect((await refusal('BD', 'AT-1010')).postCode).toBe(
        'Is this address in Austria? The post code “AT-1010” is from Austria, but the chosen country is Bangladesh: please correct one of the two.',
      )
    })

    test('a phone of another country than the address is no contradiction', () => {
      expect(parseBilling({ ...billing('AT', '1010'), phone: '+8801700000000' }).ok).toBe(true)
    })
  })
})
