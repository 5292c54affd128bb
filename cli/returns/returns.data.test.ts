import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { findOrderByNumber } from '../../app/orders/reading/find-order.server'
import { askReturn } from '../../app/orders/returns/ask-return.server'
import { withdraw } from '../../app/orders/returns/withdraw.server'
import { eachPlace } from '../../tests/support/databases'
import { order, seededShop, shop, stock } from '../../tests/support/merchant-commands'
import { shopMinute } from '../shop-time'
import { readReturnNumber } from './return-commands'

test('a return number is read as people write it', () => {
  for (const written of ['EX-01ABCD-23XYR-R12', 'ex01abcd23xyrr12', ' 01ABCD 23XYR r12'])
    expect(readReturnNumber(written)).toEqual({ order: 'EX-01ABCD-23XYR', sequence: 12 })
  for (const written of ['EX-01ABCD-23XYR', 'EX-01ABCD-23XYZ-R', '-R1', 'EX-01ABCD-23XYZ-Q1', ''])
    expect(readReturnNumber(written)).toBeUndefined()
})

eachPlace('returns by command', (place) => {
  const seeded = seededShop(place)
  let ana: string
  let withdrawn: string
  beforeAll(async () => {
    const { db } = seeded
    ana = await delivered()
    await ask(ana, 1)
    await ask(ana, 1)
    withdrawn = await delivered()
    await db
      .updateTable('orders')
      .set({ billing: JSON.stringify({ country: 'DE', email: 'uwe@example.com' }) })
      .where('number', '=', withdrawn)
      .execute()
    const lines = [{ position: 0, quantity: 2 }]
    const person = { name: 'Uwe', email: 'uwe@example.com', language: 'de' as const }
    await withdraw(db, await tokenOf(withdrawn), { key: 'w', lines, ...person })
  })
  const tokenOf = async (number: string) =>
    (await findOrderByNumber(seeded.db, number))?.order.token as string
  async function delivered() {
    const number = await order(seeded.db, 'bank', undefined)
    for (const step of ['mark-paid', 'ship', 'deliver']) await shop('orders', step, number)
    return number
  }
  const ask = async (number: string, quantity: number) =>
    askReturn(seeded.db, await tokenOf(number), {
      key: crypto.randomUUID(),
      lines: [{ position: 0, quantity, reason: 'does_not_fit' }],
      note: 'Too\nsmall',
    })
  const returns = (...args: string[]) => shop('orders', 'returns', ...args)

  test('waiting returns are listed, the oldest first', async () => {
    const { said } = await returns('list')
    expect(said.split('\n')).toHaveLength(4)
    expect(said).toMatch(
      new RegExp(`${ana}-R1 .*return +requested +1 +1 × .*does_not_fit.*Too small`),
    )
    const listed = JSON.parse((await returns('list', '--json')).said)
    expect(said).toContain(` ${shopMinute(listed[0].history[0].at)} `) // As orders list has it.
    expect(listed).toMatchObject([
      { number: `${ana}-R1`, order: ana, kind: 'return', state: 'requested', refund: null },
      { number: `${ana}-R2` },
      { number: `${withdrawn}-R1`, kind: 'withdrawal', state: 'accepted', name: 'Uwe' },
    ])
    expect(JSON.parse((await returns('list', '--state', 'accepted', '--json')).said)).toHaveLength(
      1,
    )
    expect(await returns('list', '--state', 'lost')).toMatchObject({ code: 2 })
  })

  test('each of several returns is answered, and a wrong one has its line and stops no other', async () => {
    const done = await returns(
      'accept',
      `${ana}-R1`,
      'EX-1',
      `${ana}-R9`,
      `${ana.toLowerCase()}-r2`,
    )
    expect(done.code).toBe(1)
    expect(done.said).toBe(
      [1, 2]
        .map((at) => `${ana}-R${at} is now accepted; 11.49 USD go back once it has arrived.`)
        .join('\n'),
    )
    expect(done.warned.split('\n')).toEqual([
      expect.stringContaining('There is no return EX-1:'),
      expect.stringContaining(`There is no return ${ana}-R9:`),
    ])
    expect((await returns('accept', `${ana}-R1`)).said).toBe(`${ana}-R1 was accepted already.`)
  })

  test('a refusal needs a reason, and is impossible for a withdrawal or an accepted return', async () => {
    expect(await returns('refuse', `${ana}-R1`)).toMatchObject({ code: 2 })
    expect(await returns('refuse', `${ana}-R1`, '--reason', ' ')).toMatchObject({ code: 2 })
    expect(await returns('refuse', `${ana}-R1`, `${withdrawn}-R1`, '--reason', 'No')).toEqual({
      code: 1,
      said: '',
      warned: `${ana}-R1 is accepted; it cannot become refused.\n${withdrawn}-R1 is a withdrawal, which nobody can refuse.`,
    })
    expect(await returns('refunded', `${ana}-R1`)).toMatchObject({
      code: 1,
      warned: `${ana}-R1 is accepted; it cannot become refunded.`,
    })
  })

  test('the merchant’s command puts goods back on the shelf, and the money is recorded', async () => {
    const before = await stock(seeded.db, 1)
    expect((await returns('received', `${ana}-R1`)).said).toBe(`${ana}-R1 is now received.`)
    expect((await returns('received', `${ana}-R2`, '--restock')).said).toContain('in stock again')
    expect(await stock(seeded.db, 1)).toBe((before ?? 0) + 1)
    const refunded = await returns('refunded', `${ana}-R1`, `${ana}-R2`, '--json')
    expect(JSON.parse(refunded.said)).toMatchObject([
      { number: `${ana}-R1`, state: 'refunded', changed: true, refund: 1149 },
      { number: `${ana}-R2`, refund: 1149 },
    ])
    expect((await shop('orders', 'show', ana)).said).toContain(`return ${ana}-R2: refunded`)
    expect(JSON.parse((await shop('orders', 'show', ana, '--json')).said)).toMatchObject({
      total: 2298,
      payments: [
        { kind: 'refund', amount: 1149 },
        { kind: 'refund', amount: 1149 },
      ],
      returns: [{ state: 'refunded' }, { restocked: true }],
    })
    expect(await shop('orders', 'refund', ana)).toMatchObject({ code: 1 })
  })

  test('the accountant’s tables list the returns', async () => {
    const tableOf = async (...args: string[]) =>
      parse((await shop('orders', 'export', ...args)).said, { columns: true }) as Record<
        string,
        string
      >[]
    const [row] = (await tableOf()).filter(({ number }) => number === ana)
    expect(row).toMatchObject({ total: '22.98', refunded: '22.98' })
    const [line] = (await tableOf('--articles')).filter(({ number }) => number === ana)
    expect(line).toMatchObject({ quantity: '2', returned: '2', refunded: '22.98' })
  })

  test('a refund recorded by orders refund is not recorded twice', async () => {
    await returns('received', `${withdrawn}-R1`)
    await shop('orders', 'refund', withdrawn, '--amount', '20')
    const refused = await returns('refunded', `${withdrawn}-R1`)
    expect(refused).toMatchObject({ code: 1, said: '' })
    expect(refused.warned).toContain('22.98 USD are to go back, but only 2.98 USD are recorded')
    const partly = await returns('refunded', `${withdrawn}-R1`, '--recorded')
    expect(partly.warned).toContain('but only 20.00 USD are recorded as refunded')
    await shop('orders', 'refund', withdrawn)
    const done = await returns('refunded', `${withdrawn}-R1`, '--recorded', '--json')
    expect(JSON.parse(done.said)).toMatchObject([{ state: 'refunded', refund: 2298 }])
    const { payments } = JSON.parse((await shop('orders', 'show', withdrawn, '--json')).said)
    expect(payments).toHaveLength(2)
  })

  test('help and near names know the commands', async () => {
    expect((await returns()).warned).toContain('orders returns accept')
    expect((await shop('help', 'orders', 'returns')).said).toContain('orders returns refunded')
    expect((await returns('accept', '--help')).said).toContain('RETURN_ADDRESS')
    expect(await returns('accept')).toMatchObject({ code: 2 })
  })
})
