import { beforeAll, expect, test } from 'vitest'
import { readConfig, setConfig } from '../../app/config.server'
import { endUnpaid } from '../../app/orders/changing/end-unpaid.server'
import { eachPlace } from '../../tests/support/databases'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('cash orders that await their confirmation, by command', (place) => {
  const seeded = seededShop(place)
  let waits: string
  beforeAll(async () => {
    setConfig(readConfig({ ...process.env, COD_CONFIRM_ABOVE: '1' }))
    waits = await order(seeded.db, 'cash_on_delivery')
    return () => setConfig(readConfig({}))
  })

  test('every listing marks unconfirmed orders', async () => {
    for (const command of [['list'], ['find', 'ana'], ['show', waits], ['export']])
      expect((await shop('orders', ...command)).said).toContain('awaiting_confirmation')
    expect((await shop('orders', 'show', waits)).said).toContain('unless its customer confirms it')
    const [row] = JSON.parse((await shop('orders', 'list', '--json')).said)
    expect(row).toMatchObject({ status: 'confirmed', confirmBy: expect.stringMatching(/Z$/) })
  })

  test('unconfirmed orders are shipped only with --yes, and no cash is booked before', async () => {
    const refused = await shop('orders', 'ship', waits)
    expect(refused).toMatchObject({ code: 1, said: '' })
    expect(refused.warned).toContain(`${waits} awaits its customer's confirmation`)
    expect(await shop('orders', 'cash-received', waits)).toMatchObject({ code: 1, said: '' })
    expect(await shop('orders', 'refund', waits)).toMatchObject({ code: 1, said: '' })
    expect((await shop('orders', 'ship', waits, '--yes')).said).toBe(`${waits} is now shipped.`)
    expect(await shop('orders', 'cash-received', waits)).toMatchObject({ code: 0 })
  })

  test('unconfirmed orders are confirmed for a customer on the phone', async () => {
    setConfig(readConfig({ ...process.env, COD_CONFIRM_ABOVE: '1' }))
    const called = await order(seeded.db, 'cash_on_delivery')
    const bank = await order(seeded.db)
    expect(await shop('orders', 'confirm', called, bank)).toMatchObject({
      code: 1,
      said: `${called} is now confirmed.`,
      warned: `${bank} needs no confirmation.`,
    })
    expect((await shop('orders', 'confirm', called)).said).toBe(`${called} was confirmed.`)
    expect(await shop('orders', 'ship', called)).toMatchObject({ code: 0 })
  })

  test('unconfirmed orders that expired say why', async () => {
    setConfig(readConfig({ ...process.env, COD_CONFIRM_ABOVE: '1' }))
    const ended = await order(seeded.db, 'cash_on_delivery')
    await seeded.db.deleteFrom('jobs').execute() // The test acts as if its mails had been sent.
    await endUnpaid(seeded.db, Date.now() + 25 * 3_600_000)
    expect((await shop('orders', 'show', ended)).said).toContain('it was not confirmed in time')
    expect(await shop('orders', 'confirm', ended)).toMatchObject({ code: 1 })
  })
})
