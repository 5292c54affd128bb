import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskClient, staffMember } from '../../../../tests/support/desk/order-desk'
import { waitingJobs } from '../../../../tests/support/placed-order'
import { returning } from '../../../../tests/support/returns/returning'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'

eachDatabase('answering a return at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  const { delivered, ask } = returning(() => db)
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
  })
  beforeEach(() => {
    desk = deskClient(db)
  })
  /** Returns a delivered order of three pieces, of which two are to be returned. */
  async function asked() {
    const { number, token } = await delivered()
    await ask(token, 2)
    const path = `/orders/${number}`
    return {
      path,
      view: () => desk.read(path),
      give: (body: object, at = 'answer') => desk.json('POST', `${path}/returns/1/${at}`, body),
    }
  }
  const stockOf = async () => {
    const { sum } = await db
      .selectFrom('stock')
      .select((of) => of.fn.sum<number>('quantity').as('sum'))
      .executeTakeFirstOrThrow()
    return Number(sum)
  }

  test('a return is accepted, received and refunded once, with a mail and a log', async () => {
    const { give, view } = await asked()
    expect((await view()).returns).toMatchObject([
      {
        sequence: 1,
        state: 'requested',
        refund: null,
        note: 'Scratched',
        lines: [{ quantity: 2 }],
      },
    ])
    const accepted = await give({ to: 'accepted' })
    expect(accepted).toMatchObject({ status: 200, body: { changed: true } })
    expect((await give({ to: 'accepted' })).body.changed).toBe(false)
    const before = await stockOf()
    expect((await give({ to: 'received', restock: true })).status).toBe(200)
    expect(await stockOf()).toBe(before + 2)
    const { left } = await view()
    const { status, body } = await give({}, 'refund')
    expect([status, body.amount]).toEqual([200, accepted.body.amount])
    expect((await give({}, 'refund')).body.changed).toBe(false)
    const after = await view()
    expect(after.left).toBe(left - body.amount)
    expect(after.payments.filter(({ kind }: { kind: string }) => kind === 'refund')).toHaveLength(1)
    expect(after.returns).toMatchObject([{ state: 'refunded', restocked: true }])
    expect(desk.audited.map(({ action }) => action)).toEqual([
      'return.accepted',
      'return.received',
      'return.refunded',
    ])
    for (const mail of ['return-accepted', 'return-received', 'return-refunded'])
      expect(await waitingJobs(db, mail), mail).toHaveLength(1)
  })

  test('a refund made before is not made twice', async () => {
    const { give, view, path } = await asked()
    const { amount } = (await give({ to: 'accepted' })).body
    await give({ to: 'received' })
    expect((await give({ recorded: true }, 'refund')).body.code).toBe('not_recorded')
    const refund = { lines: [], shipping: false, amount, reason: '', key: 'before-the-return' }
    expect((await desk.json('POST', `${path}/refunds`, refund)).status).toBe(200)
    const { left } = await view()
    expect((await give({ recorded: true }, 'refund')).status).toBe(200)
    const after = await view()
    expect([after.left, after.returns[0].state]).toEqual([left, 'refunded'])
  })

  test('a refusal needs a reason, which its customer reads', async () => {
    const { give, view } = await asked()
    expect((await give({ to: 'refused', reason: ' ' })).status).toBe(422)
    expect((await give({ to: 'refused', reason: 'It was worn.' })).status).toBe(200)
    expect((await view()).returns).toMatchObject([{ state: 'refused', answer: 'It was worn.' }])
  })

  test('a forbidden, stale or unknown answer changes nothing', async () => {
    const { give, view, path } = await asked()
    const seen = await view()
    expect((await give({ to: 'received' })).body.code).toBe('forbidden')
    expect((await give({}, 'refund')).body.code).toBe('forbidden')
    expect((await give({ to: 'refunded' })).status).toBe(422)
    await desk.json('POST', `${path}/notes`, { text: 'Called them.', version: seen.version })
    expect((await give({ to: 'accepted', version: seen.version - 1 })).body.code).toBe(
      'changed_meanwhile',
    )
    expect((await desk.json('POST', `${path}/returns/2/answer`, { to: 'accepted' })).status).toBe(
      404,
    )
    expect((await view()).returns).toMatchObject([{ state: 'requested' }])
  })

  test('viewers answer no returns, and refunds need a fresh proof of identity', async () => {
    const { give } = await asked()
    desk.who.now = { staff: staffMember('viewer'), confirmedAt: Date.now(), by: 'session' }
    expect((await give({ to: 'accepted' })).status).toBe(403)
    desk.who.now = { staff: staffMember(), confirmedAt: 0, by: 'session' }
    expect((await give({ to: 'accepted' })).status).toBe(200)
    expect((await give({ to: 'received' })).status).toBe(200)
    expect((await give({}, 'refund')).status).toBeGreaterThanOrEqual(401)
  })
})
