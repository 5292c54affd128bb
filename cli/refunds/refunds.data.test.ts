import { beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { order, seededShop, shop, stock } from '../../tests/support/merchant-commands'

eachPlace('refunds by command', (place) => {
  const seeded = seededShop(place)
  let number: string
  beforeAll(async () => {
    number = await order(seeded.db) // It has two mascaras, 22.98.
    for (const step of ['mark-paid', 'ship', 'deliver']) await shop('orders', step, number)
  })
  const refund = (...args: string[]) => shop('orders', 'refund', number, ...args)

  test('the command says what is written wrongly, and records nothing', async () => {
    for (const wrong of ['1', '1=', '=1', '0=1', '1=0', 'a=1', '1=1=1', '1=1.5'])
      expect(await refund('--line', wrong), wrong).toMatchObject({ code: 2 })
    expect(await refund('--line', '1=1', '--amount', '1.234')).toMatchObject({ code: 2 })
    expect(await refund('--reason', 'x'.repeat(1001))).toMatchObject({ code: 2 })
    expect((await refund('--line', '2=1')).warned).toBe(
      `${number}: it has 1 lines, as orders show counts them. Nothing was recorded.`,
    )
    expect((await refund('--line', '1=3')).warned).toContain('of line 1 only 2 pieces are left')
    expect((await refund('--shipping')).warned).toContain('that comes to nothing')
    expect(await shop('orders', 'refund', 'EX-000000-000000')).toMatchObject({ code: 1 })
    expect(JSON.parse((await shop('orders', 'show', number, '--json')).said)).not.toHaveProperty(
      'refunds',
    )
  })

  test('a returned piece is on sale again, with a credit note and who did it', async () => {
    const before = (await stock(seeded.db, 1)) as number
    const args = ['--line', '1=1', '--restock', '--reason', 'Came broken', '--by', 'ben']
    const made = JSON.parse((await refund(...args, '--json')).said)
    expect(made).toMatchObject({
      ...{ amount: 1149, by: 'ben', reason: 'Came broken' },
      lines: [{ line: 0, quantity: 1, amount: 1149, restocked: 1 }],
      taxes: [{ percent: 15 }],
    })
    expect(await stock(seeded.db, 1)).toBe(before + 1)
    const { said } = await shop('orders', 'show', number)
    expect(said).toContain(`refund by ben, credit note ${made.creditNote}`)
    expect(said).toMatch(/1 × .*\(1 on sale again\)/)
    expect(said).toMatch(/Credit note C\d{4}-\d{5}/)
    const note = await shop('orders', 'invoice', number, '--credit-note')
    expect(note.said).toContain(`Credit note ${made.creditNote}, -$11.49`)
  })

  test('a second refund returns the rest; the person’s export lists refunds and invoices', async () => {
    expect((await refund('--line', '1=2')).warned).toContain('only 1 pieces are left')
    expect((await refund()).said).toMatch(/: 11\.49 USD refunded\.\nCredit note C/)
    expect((await refund()).warned).toContain('nothing was paid that is not refunded yet')
    const held = JSON.parse((await shop('privacy', 'export', 'ana@example.com')).said)
    expect(held.orders[0]).toMatchObject({
      refunds: [{ reason: 'Came broken' }, { amount: 1149 }],
      invoices: [
        { kind: 'invoice', buyer: { lastName: '=Rahman', city: 'Dhaka' } },
        { kind: 'credit_note' },
        { kind: 'credit_note' },
      ],
    })
    expect(JSON.stringify(held.orders[0].refunds)).not.toContain('"by"')
  })

  test('an order without an invoice gets no credit note, as the command says, and its article has the refund', async () => {
    const old = await order(seeded.db)
    await shop('orders', 'mark-paid', old)
    const its = seeded.db.selectFrom('orders').select('id').where('number', '=', old)
    await seeded.db.deleteFrom('invoices').where('order_id', 'in', its).execute()
    expect((await shop('orders', 'refund', old, '--line', '1=1')).said).toContain(
      'refunded.\nIt has no invoice, so there is no credit note.',
    )
    const rows = JSON.parse((await shop('orders', 'export', '--articles', '--json')).said)
    expect(rows.find((row: { number: string }) => row.number === old)).toMatchObject({
      ...{ returned: 0, refundedPieces: 1, refunded: '11.49' },
    })
  })
})
