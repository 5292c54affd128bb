import { expect, test } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('orders undo-paid', (place) => {
  const seeded = seededShop(place)

  test('a payment marked by mistake is taken back, with who did it and why', async () => {
    const number = await order(seeded.db)
    const reason = ['--reason', 'Another order’s money']
    expect(await shop('orders', 'undo-paid', number, ...reason)).toMatchObject({
      said: `${number} waited already for its money.`,
    })
    await shop('orders', 'mark-paid', number)
    expect(await shop('orders', 'undo-paid', number)).toMatchObject({ code: 2 })
    expect(await shop('orders', 'undo-paid', number.toLowerCase(), ...reason)).toMatchObject({
      code: 0,
      said: `${number} waits for its money.`,
    })
    const { status } = JSON.parse((await shop('orders', 'show', number, '--json')).said)
    expect(status).toBe('awaiting_payment')
    const noted = seeded.db
      .selectFrom('desk_audit')
      .select(['staff_id', 'after'])
      .where('subject', '=', `order ${number}`)
    expect(await noted.execute()).toEqual([
      { staff_id: 'command-line', after: JSON.stringify({ reason: 'Another order’s money' }) },
    ])
  })

  test('a sent order stays paid', async () => {
    const number = await order(seeded.db)
    for (const step of ['mark-paid', 'ship']) await shop('orders', step, number)
    expect(await shop('orders', 'undo-paid', number, '--reason', 'Why not')).toMatchObject({
      code: 1,
      warned: `${number} is shipped, not paid. Nothing was changed.`,
    })
    expect(await shop('orders', 'undo-paid', 'EX-NONE', '--reason', 'x')).toMatchObject({
      code: 1,
      warned: 'There is no order EX-NONE.',
    })
  })
})
