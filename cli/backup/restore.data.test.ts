import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CopyDiffers, copyTables } from '../../app/database/backups/copy-tables.server'
import { shareData } from '../../app/database/backups/data-lock.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { eachPlace } from '../../tests/support/databases'
import { deskRows } from '../../tests/support/desk/filled-desk'
import { contentOf, fillOtherTables } from '../../tests/support/filled-tables'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'

/** Access to the desk may have ended since the backup was made. */
const NOBODY_IS_IN = { desk_sessions: [], desk_invites: [], desk_tokens: [], desk_challenges: [] }

eachPlace('restoring a shop with every table filled', (place) => {
  const seeded = seededShop(place)
  const file = (name: string) => join(seeded.here.dataDir, name)

  test('a restore brings every row back, over a shop whose coupon was redeemed', async () => {
    await order(seeded.db, 'bank', 'APP3')
    await fillOtherTables(seeded.db)
    const saved = await contentOf(seeded.db)
    expect(await shop('backup', file('saved.sqlite'))).toMatchObject({ code: 0 })
    expect(statSync(file('saved.sqlite')).mode & 0o077).toBe(0)
    expect((await shop('backup', 'verify', file('saved.sqlite'))).said).toMatch(
      /is whole: .*1 orders/,
    )
    await order(seeded.db)
    await seeded.db.updateTable('products').set({ price: 1 }).execute()
    expect(await shop('restore', file('saved.sqlite'), '--yes')).toMatchObject({
      code: 0,
      warned: '',
    })
    const now = await contentOf(seeded.db)
    // The mails that waited are held back, and the catalogue counts as another one.
    const { catalogue_changes: versions = [], ...others } = now
    const { catalogue_changes: before = [], ...savedOthers } = saved
    const changed = { jobs: 0, catalogue_state: 0, desk_audit: 0 }
    expect({ ...others, ...changed }).toEqual({ ...savedOthers, ...changed, ...NOBODY_IS_IN })
    expect(versions).toEqual([...before, expect.stringContaining('"products":"all"')])
    expect(now.jobs).toHaveLength(saved.jobs?.length ?? 0)
    expect(now.jobs?.every((job) => job.includes('it may have been sent before'))).toBe(true)
  })

  test('a restore ends sessions, invitations and tokens, and names who comes back', async () => {
    const { db } = seeded
    const staff = db.selectFrom('desk_staff').selectAll()
    const filled = await staff.executeTakeFirstOrThrow()
    const recovery_codes = '["used","kept"]'
    const clear = { ...filled, totp_secret: 'JBSWY3DPEHPK3PXP', recovery_codes }
    const left = { ...filled, id: 'left', name: 'Eve', email: 'eve@example.com', role: 'staff' }
    await db.insertInto('desk_staff').values(left).execute()
    await db.updateTable('desk_staff').set(clear).where('id', '=', filled.id).execute()
    const in_ = deskRows(Date.now() + 86_400_000)
    await db.insertInto('desk_sessions').values(in_.desk_sessions).execute()
    await db.insertInto('desk_invites').values(in_.desk_invites).execute()
    await db.insertInto('desk_tokens').values(in_.desk_tokens).execute()
    expect(await shop('backup', file('open.sqlite'))).toMatchObject({ code: 0 })
    // Since then all access ended, one person left, and the other may do less.
    for (const table of ['desk_sessions', 'desk_invites', 'desk_tokens'] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('desk_staff').where('id', '=', 'left').execute()
    await db
      .updateTable('desk_staff')
      .set({ role: 'viewer', recovery_codes: '["kept","since"]' })
      .execute()
    const { code, said, warned } = await shop('restore', file('open.sqlite'), '--yes')
    expect([code, warned]).toEqual([0, ''])
    expect(said).toContain('Ended at the desk: 1 sessions, 1 open invitations, 1 tokens of scripts')
    // Zoë loses her used code; Eve, who had left, her only one.
    expect(said).toContain('2 recovery codes that were used or replaced since')
    const restored = seeded.db
    const codes = await restored
      .selectFrom('desk_staff')
      .select('recovery_codes')
      .orderBy('id')
      .execute()
    expect(codes.map((one) => one.recovery_codes)).toEqual(['["kept"]', '[]'])
    expect(said).toContain('Eve (eve@example.com) is staff again.')
    expect(said).toContain('Zoë (filled@example.com) is owner again.')
    expect(await contentOf(restored)).toMatchObject(NOBODY_IS_IN)
    const log = restored
      .selectFrom('desk_audit')
      .selectAll()
      .where('action', '=', 'backup.restored')
    expect((await log.orderBy('id', 'desc').execute())[0]).toMatchObject({
      staff_name: 'Command line',
      after: '{"sessions":1,"invitations":1,"tokens":1,"recoveryCodes":2}',
    })
    await restored.updateTable('desk_staff').set({ totp_secret: 'v1.gonegone.AAAA' }).execute()
    expect(await shop('backup', file('sealed.sqlite'))).toMatchObject({ code: 0 })
    const other = await shop('restore', file('sealed.sqlite'), '--yes')
    expect([other.code, other.warned]).toEqual([0, expect.stringMatching(/desk reset NAME/)])
    expect(await shop('restore', file('saved.sqlite'), '--yes')).toMatchObject({ code: 0 })
  })

  test('a restore is refused while a process has the data open, and changes nothing', async () => {
    const lock = await shareData({ db: seeded.db, dataDir: seeded.here.dataDir })
    const before = await contentOf(seeded.db)
    const refused = await shop('restore', file('saved.sqlite'), '--yes')
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.warned).toMatch(
      /The shop runs on this data .*: stop it first. Nothing was changed/,
    )
    expect(await contentOf(seeded.db)).toEqual(before)
    await lock.release()
    expect(await shop('restore', file('saved.sqlite'), '--yes')).toMatchObject({ code: 0 })
  })

  test('a backup that is cut short is refused in words, and changes nothing', async () => {
    const whole = readFileSync(file('saved.sqlite'))
    writeFileSync(file('cut.sqlite'), whole.subarray(0, whole.length / 2))
    const before = await contentOf(seeded.db)
    for (const command of [['backup', 'verify'], ['restore']])
      expect(
        await shop(...command, file('cut.sqlite'), ...(command[1] ? [] : ['--yes'])),
      ).toMatchObject({
        code: 1,
        warned: expect.stringMatching(/cut.sqlite is damaged/),
      })
    expect(await contentOf(seeded.db)).toEqual(before)
  })

  test('a copy with a difference is rolled back', async () => {
    const target = await openDatabase(await place())
    const before = await contentOf(target)
    // Loses one piece on the way in, like a faulty engine.
    const lossy =
      seeded.here.engine === 'sqlite'
        ? 'create trigger lossy after insert on order_lines begin update order_lines set quantity = quantity + 1; end'
        : `create function lossy() returns trigger language plpgsql as $$ begin new.quantity := new.quantity + 1; return new; end $$`
    await sql.raw(lossy).execute(target)
    if (seeded.here.engine === 'postgres')
      await sql
        .raw(
          'create trigger lossy before insert on order_lines for each row execute function lossy()',
        )
        .execute(target)
    await expect(copyTables(seeded.db, target)).rejects.toThrow(CopyDiffers)
    expect(await contentOf(target)).toEqual(before)
    await closeDatabase(target)
  })

  test('a value that one engine cannot hold is refused at entry', async () => {
    const create = ['coupons', 'create', 'HUGE', '--percent', '5']
    for (const uses of ['99999999999', '1e3', '0x10', ' 5'])
      expect(await shop(...create, '--uses', uses)).toMatchObject({
        code: 2,
        warned: expect.stringContaining('--uses must be a whole number from 1 to 2147483647'),
      })
  })

  test('a shop of an earlier version is migrated and restored whole', async () => {
    const old = gunzipSync(readFileSync('tests/fixtures/shop-d0bf198.sqlite.gz'))
    writeFileSync(file('old.sqlite'), old)
    expect((await shop('restore', file('old.sqlite'), '--yes')).warned).toBe('')
    expect((await shop('orders', 'list')).said.match(/EX-1RVRZM/g)).toHaveLength(2)
    const { said } = await shop('coupons', 'list')
    expect(said).toContain('APP3')
    expect(said).toContain('SUMMER')
  })
})
