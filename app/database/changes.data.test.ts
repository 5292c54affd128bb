import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { announceChange, type Change, onChange, watchChanges } from './changes.server'
import { closeDatabase } from './close.server'
import { openDatabase } from './open.server'

eachPlace('changes', (place) => {
  const cleanUps: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of cleanUps.splice(0).reverse()) await end()
  })

  test('changes of one moment reach listeners as one, in this process', async () => {
    const db = await openDatabase(await place())
    cleanUps.push(() => closeDatabase(db))
    const received: Change[] = []
    cleanUps.push(onChange((change) => received.push(change)))
    announceChange(db, { products: [1, 2] })
    announceChange(db, { products: [2, 3] })
    await vi.waitFor(() => expect(received).toEqual([{ products: [1, 2, 3] }]))
  })

  test('another process learns of it', async () => {
    const settings = await place()
    const db = await openDatabase(settings)
    const other = await openDatabase(settings)
    const watch = await watchChanges(db)
    cleanUps.push(
      () => closeDatabase(db),
      () => closeDatabase(other),
      () => watch.stop(),
    )
    const received: Change[] = []
    cleanUps.push(onChange((change) => received.push(change)))
    await (settings.engine === 'postgres'
      ? sql`select pg_notify('shop_changes', 'elsewhere:4,5')`.execute(other)
      : sql`insert into jobs (id, kind, payload, run_at, created_at)
          values ('x', 'x', '{}', 0, 0)`.execute(other))
    const products = settings.engine === 'postgres' ? [4, 5] : 'all'
    await vi.waitFor(() => expect(received).toEqual([{ products }]), 5000)
  })
})
