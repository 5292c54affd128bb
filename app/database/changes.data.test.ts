import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { announceChange, type Change, onChange, watchChanges } from './changes.server'
import { closeDatabase } from './close.server'
import { openDatabase } from './open.server'

eachPlace('changes', (place) => {
  const tidy: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of tidy.splice(0).reverse()) await end()
  })

  test('those that come together are told together, in this process', async () => {
    const db = await openDatabase(await place())
    tidy.push(() => closeDatabase(db))
    const heard: Change[] = []
    tidy.push(onChange((change) => heard.push(change)))
    announceChange(db, { products: [1, 2] })
    announceChange(db, { products: [2, 3] })
    await vi.waitFor(() => expect(heard).toEqual([{ products: [1, 2, 3] }]))
  })

  test('another process hears of it', async () => {
    const settings = await place()
    const db = await openDatabase(settings)
    const other = await openDatabase(settings)
    const watch = await watchChanges(db)
    tidy.push(
      () => closeDatabase(db),
      () => closeDatabase(other),
      () => watch.stop(),
    )
    const heard: Change[] = []
    tidy.push(onChange((change) => heard.push(change)))
    await (settings.engine === 'postgres'
      ? sql`select pg_notify('shop_changes', 'elsewhere:4,5')`.execute(other)
      : sql`insert into jobs (id, kind, payload, run_at, created_at)
          values ('x', 'x', '{}', 0, 0)`.execute(other))
    const products = settings.engine === 'postgres' ? [4, 5] : 'all'
    await vi.waitFor(() => expect(heard).toEqual([{ products }]), 5000)
  })
})
