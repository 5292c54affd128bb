import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { setDatabase } from '../../app/database/current.server'
import { renderTemplate } from '../../app/mail/templates.server'
import { changeStatus } from '../../app/orders/changing/change-status.server'
import { registerOrderMails } from '../../app/orders/register-mails.server'
import { answerReturn } from '../../app/orders/returns/answer-return.server'
import { piecesOf, variantIds } from '../../tests/support/buyers/varied-product'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'
import { placed, waitingJobs } from '../../tests/support/placed-order'
import { returning } from '../../tests/support/returns/returning'
import { setSettings } from '../../tests/support/settings/set-settings'

const SHIRT = 41

eachPlace('an order of a variant', (place) => {
  const seeded = seededShop(place)
  let token: string
  let number: string
  beforeAll(async () => {
    setDatabase(seeded.db)
    registerOrderMails()
    const variant = (await variantIds(seeded.db, SHIRT))['M / Red']
    const order = await placed(seeded.db, { productId: SHIRT, variant, quantity: 2 })
    token = order.token
    number = order.number
  })

  test('mails name the variant in their language', async () => {
    const [job] = await waitingJobs(seeded.db, 'order-confirmation')
    const { data } = job as { data: { orderId: number } }
    const said = async (language: 'en' | 'de') =>
      (await renderTemplate('order-confirmation', language, data)).text
    expect(await said('en')).toMatch(
      /Heavy Cotton Crew T-Shirt \S+\/shop\/41\?variant=\d+\nSize: M\nColour: Red\n2 × \$12\.90/,
    )
    expect(await said('de')).toMatch(
      /Heavy Cotton Crew T-Shirt \S+\/de\/shop\/41\?variant=\d+\nGröße: M\nFarbe: Rot\n2 × 12,90/,
    )
  })

  test('the merchant’s mail names the variant, with the SKU to pack by', async () => {
    const { said } = await shop('orders', 'show', number)
    expect(said).toContain('Heavy Cotton Crew T-Shirt (M, Red) [41-M-RED]')
    const rows = parse((await shop('orders', 'export', '--articles')).said, { columns: true })
    expect(rows).toMatchObject([
      { productId: '41', sku: '41-M-RED', options: 'Size: M, Colour: Red' },
    ])
  })

  test('a returned piece counts for its variant again', async () => {
    const before = await piecesOf(seeded.db, SHIRT)
    for (const status of ['paid', 'shipped', 'delivered'] as const)
      await changeStatus(seeded.db, { number }, status)
    const { ask } = returning(() => seeded.db)
    expect(await ask(token, 1)).toMatchObject({ ok: true })
    const id = { order: number, sequence: 1 }
    expect(await answerReturn(seeded.db, id, 'accepted')).toMatchObject({ ok: true })
    const received = await answerReturn(seeded.db, id, 'received', { restock: true })
    expect(received).toMatchObject({ restocked: true })
    expect(await piecesOf(seeded.db, SHIRT)).toEqual({
      ...before,
      all: (before.all ?? 0) + 1,
      'M / Red': (before['M / Red'] ?? 0) + 1,
    })
    expect((await shop('orders', 'show', number)).said).toContain(
      '1 × Heavy Cotton Crew T-Shirt (M, Red)',
    )
  })

  test('its tax is called as the shop’s country calls it', async () => {
    expect((await shop('orders', 'show', number)).said).toContain(' Vat ')
    await setSettings(seeded.db, { 'shop.kind': 'own', 'shop.country': 'IN' })
    expect((await shop('orders', 'show', number)).said).toContain(' GST ')
    await setSettings(seeded.db, { 'shop.kind': undefined, 'shop.country': undefined })
  })
})
