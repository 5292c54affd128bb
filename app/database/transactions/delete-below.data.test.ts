import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deleteBelow } from './delete-below.server'

eachDatabase('deleting what is below a bound', (open) => {
  test('rows below the bound are deleted, however many there are, and the others stay', async () => {
    const db = await open()
    const rowsAt = (at: number, count: number) =>
      db
        .insertInto('changes')
        .values(
          Array.from({ length: count }, (_, id) => ({
            ...{ kind: 'stock' as const, product_id: id, pieces: 1, origin: 1, at },
          })),
        )
        .execute()
    await db.deleteFrom('changes').execute()
    await rowsAt(1000, 6000)
    await rowsAt(3000, 2)
    await rowsAt(1000, 6000)
    await deleteBelow(db, { table: 'changes', column: 'at', bound: 2000 })
    const rows = await db.selectFrom('changes').select(['product_id', 'at']).execute()
    expect(rows).toEqual([
      { product_id: 0, at: 3000 },
      { product_id: 1, at: 3000 },
    ])
  })
})
