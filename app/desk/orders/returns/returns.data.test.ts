import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskClient, staffMember } from '../../../../tests/support/desk/order-desk'
import { returning } from '../../../../tests/support/returns/returning'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'

eachDatabase('the list of returns', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  const { delivered, ask, answer } = returning(() => db)
  const listed = async (query = '') =>
    (await desk.read(`/returns?${query}`)).rows.map(({ id }: { id: string }) => id)
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = deskClient(db, staffMember('reader'))
  })

  test('the list gives each return with its order, the oldest first', async () => {
    const orders = [await delivered(), await delivered(), await delivered()] as const
    const [one, two, three] = orders.map(({ number }) => number) as [string, string, string]
    const now = Date.now()
    for (const [at, { token }] of orders.entries())
      await ask(token, 1 + at, { now: now - (3 - at) * 1000 })
    await answer(two, 1, 'accepted')
    await answer(two, 1, 'received')
    await answer(three, 1, 'refused')

    expect(await listed()).toEqual([`${one}-R1`, `${two}-R1`])
    expect(await listed('sort=-asked')).toEqual([`${two}-R1`, `${one}-R1`])
    expect(await listed('state=all')).toEqual([`${one}-R1`, `${two}-R1`, `${three}-R1`])
    expect(await listed('state=requested')).toEqual([`${one}-R1`])
    expect(await listed('kind=withdrawal')).toEqual([])
    expect(await listed(`search=${two.toLowerCase()}`)).toEqual([`${two}-R1`])
    expect(await listed(`search=${orders[0].email}`)).toEqual([`${one}-R1`])
    expect(await listed('search=nobody')).toEqual([])
    const { rows, ...page } = await desk.read('/returns?state=received')
    expect(page).toEqual({ page: 1, size: 50, total: 1, more: false })
    expect(rows).toMatchObject([
      { order: two, kind: 'return', state: 'received', name: expect.stringMatching(/\w+ \w+/) },
    ])
    expect(rows[0].items).toMatchObject([{ quantity: 2, reason: 'damaged' }])
    expect(rows[0].refund).toBeGreaterThan(0)
    const { todo } = await desk.read('/start')
    expect(todo).toContainEqual({ task: 'returnsAsked', count: 1 })
    expect(todo).toContainEqual({ task: 'returnsReceived', count: 1 })
  })

  test('an invalid filter of returns is refused', async () => {
    for (const query of ['state=x', 'kind=x', 'page=0', 'sort=total'])
      expect((await desk.json('GET', `/returns?${query}`)).status).toBe(422)
  })
})
