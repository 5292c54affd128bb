import { expect, test } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'

const EMAIL = 'zuleika@quill.example'
const NEAR = `not-${EMAIL}`

eachPlace('privacy of who waits for a product', (place) => {
  const seeded = seededShop(place)

  test('an export names what somebody waits for, and an erasure forgets it, and nobody else', async () => {
    const waits = { product_id: 3, token: 't', state: 'confirmed', language: 'fr', changed_at: 1 }
    const rows = [EMAIL, NEAR].map((email) => ({ ...waits, email }))
    await seeded.db.insertInto('back_in_stock').values(rows).execute()
    const exported = await shop('privacy', 'export', EMAIL.toUpperCase())
    expect(JSON.parse(exported.said).waitsForStock).toEqual([
      { productId: 3, state: 'confirmed', language: 'fr', changedAt: expect.any(String) },
    ])
    expect(await shop('privacy', 'erase', EMAIL)).toMatchObject({ code: 0 })
    const left = await seeded.db.selectFrom('back_in_stock').select('email').execute()
    expect(left).toEqual([{ email: NEAR }])
    expect(await shop('privacy', 'export', EMAIL)).toMatchObject({ code: 1 })
  })
})
