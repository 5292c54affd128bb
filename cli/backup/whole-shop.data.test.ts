import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { packTar } from 'modern-tar'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { pictureEntry } from '../../app/database/backups/archive-format'
import { readArchive } from '../../app/database/backups/read-archive.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { masterPath } from '../../app/media/masters.server'
import { seal, unseal } from '../../app/secrets/sealed'
import { eachPlace } from '../../tests/support/databases'
import { ownFolder } from '../../tests/support/files/own-folder'
import { contentOf, fillOtherTables } from '../../tests/support/filled-tables'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'

const PICTURES = 2000
const nameOf = (n: number) => `own-${n.toString(16).padStart(40, '0')}`
const KEY = randomBytes(32)
/** Warns, on SQLite, of the folder that had no shop. */
const NEW_SHOP = expect.stringMatching(/^(There was no shop in DATA_DIR .*)?$/)
/** What a restore changes by intent: access ends, mails are held, the catalogue counts as another. */
const CHANGED = {
  ...{ desk_sessions: 0, desk_invites: 0, desk_tokens: 0, desk_challenges: 0, desk_audit: 0 },
  ...{ jobs: 0, catalogue_state: 0, catalogue_changes: 0 },
}

eachPlace('the backup of a whole shop', (place) => {
  const seeded = seededShop(place)
  const safe = ownFolder()
  const archive = join(safe, 'shop.tar')
  const media = (dataDir: string) => join(dataDir, 'media')
  beforeAll(async () => {
    const { here, db } = seeded
    const create = { width: 8, height: 8, channels: 3 as const, background: '#d44' }
    const picture = await sharp({ create }).webp().toBuffer()
    for (let n = 0; n < PICTURES; n++) {
      mkdirSync(join(media(here.dataDir), 'products', nameOf(n)), { recursive: true })
      const bytes = Buffer.concat([picture, Buffer.from(`picture ${n}`)])
      writeFileSync(join(media(here.dataDir), masterPath(nameOf(n))), bytes)
    }
    writeFileSync(join(media(here.dataDir), 'products', nameOf(0), '320.webp'), 'a size')
    writeFileSync(join(here.dataDir, 'desk.key'), `${KEY.toString('base64')}\n`)
    await order(db, 'bank', 'APP3')
    await fillOtherTables(db)
    const [{ id }] = (await db.selectFrom('desk_staff').select('id').execute()) as [{ id: string }]
    const totp_secret = seal(KEY, id, 'JBSWY3DPEHPK3PXP')
    await db.updateTable('desk_staff').set({ totp_secret }).where('id', '=', id).execute()
    const made = await shop('backup', archive)
    expect(made, made.warned).toMatchObject({ code: 0 })
    expect(made.said).toContain(`${PICTURES} pictures`)
    expect(made.said).toContain('keep a copy of .env elsewhere')
  })

  /** Runs a command in another, empty place. */
  async function elsewhere<T>(body: (there: Awaited<ReturnType<typeof place>>) => Promise<T>) {
    const before = { ...process.env }
    const there = await place()
    process.env.DATA_DIR = there.dataDir
    if (there.databaseUrl) process.env.DATABASE_URL = there.databaseUrl
    try {
      return await body(there)
    } finally {
      process.env = before
    }
  }
  test('2,000 pictures, every row and the desk’s key come back in another folder', async () => {
    expect(statSync(archive).mode & 0o077).toBe(0)
    const verified = await shop('backup', 'verify', archive)
    expect(verified.said).toMatch(new RegExp(`is whole: .* 1 orders .*, ${PICTURES} pictures`))
    await elsewhere(async (there) => {
      const restored = await shop('restore', archive, '--yes')
      expect(restored, restored.warned).toMatchObject({ code: 0, warned: NEW_SHOP })
      const names = readdirSync(join(media(there.dataDir), 'products'))
      expect(names).toHaveLength(PICTURES)
      for (const name of names) {
        const [then, now] = [seeded.here, there].map((one) =>
          readFileSync(join(media(one.dataDir), masterPath(name))),
        )
        expect(now?.equals(then as Buffer), name).toBe(true)
      }
      expect(existsSync(join(media(there.dataDir), 'products', nameOf(0), '320.webp'))).toBe(false)
      expect(readFileSync(join(there.dataDir, 'desk.key'), 'utf8').trim()).toBe(
        KEY.toString('base64'),
      )
      expect(statSync(join(there.dataDir, 'desk.key')).mode & 0o077).toBe(0)
      const db = await openDatabase(there)
      const now = await contentOf(db)
      expect({ ...now, ...CHANGED }).toEqual({ ...(await contentOf(seeded.db)), ...CHANGED })
      await closeDatabase(db)
      expect(readdirSync(there.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
    })
  })

  test('a machine with a key of its own opens the restored authenticators by it', async () => {
    await elsewhere(async (there) => {
      const own = randomBytes(32)
      writeFileSync(join(there.dataDir, 'desk.key'), `${own.toString('base64')}\n`)
      expect(await shop('restore', archive, '--yes')).toMatchObject({ code: 0, warned: NEW_SHOP })
      const db = await openDatabase(there)
      const staff = await db.selectFrom('desk_staff').select(['id', 'totp_secret']).execute()
      const opened = staff.map((one) => unseal([own], one.id, one.totp_secret ?? ''))
      expect(opened).toContain('JBSWY3DPEHPK3PXP')
      await closeDatabase(db)
    })
  })

  test('the shop that a restore replaces is kept as a backup, which brings it back', async () => {
    await elsewhere(async (there) => {
      expect(await shop('restore', archive, '--yes')).toMatchObject({ code: 0 })
      const opened = <T>(body: (db: Database) => Promise<T>) =>
        openDatabase(there).then((db) => body(db).finally(() => closeDatabase(db)))
      await opened((db) => db.updateTable('products').set({ price: 77 }).execute())
      const { said } = await shop('restore', archive, '--yes')
      expect(said).toMatch(/The shop as it was is kept in .*before-restore-.*\.tar/)
      const prices = () =>
        opened((db) => db.selectFrom('products').select('price').distinct().execute())
      expect(await prices()).not.toHaveLength(1)
      const folder = join(there.dataDir, 'backups')
      const kept = join(folder, readdirSync(folder).find((one) => one.endsWith('.tar')) ?? '')
      expect(await shop('restore', kept, '--yes')).toMatchObject({ code: 0 })
      expect(await prices()).toEqual([{ price: 77 }])
    })
  })

  test('an archive with a changed byte, cut short or made by a stranger is refused', async () => {
    const whole = readFileSync(archive)
    const flipped = (at: number) => {
      const copy = Buffer.from(whole)
      copy[at] = (copy[at] as number) ^ 1
      return copy
    }
    const webp = whole.indexOf('picture 7')
    const about = whole.lastIndexOf('"made"') + 12
    const stranger = (name: string, more = {}) =>
      packTar([{ header: { name, size: 4, ...more }, body: 'evil' }])
    const huge = await stranger('shop.sqlite')
    Buffer.from(huge.buffer).write('77777777777', 124) // 8 GB, with a checksum that no longer fits
    const files: [string, Uint8Array, RegExp][] = [
      ['header', flipped(20), /is damaged|is refused/],
      ['database', flipped(512 + 5000), /shop.sqlite is not as it was written/],
      ['picture', flipped(webp), /pictures\/own-.* is not as it was written/],
      ['manifest', flipped(about), /is damaged/],
      ['cut', whole.subarray(0, whole.length / 2), /is damaged/],
      ['ended', whole.subarray(0, whole.lastIndexOf('manifest.json')), /is damaged/],
      ['path', await stranger('../evil.webp'), /is refused: it holds "..\/evil.webp"/],
      ['inside', await stranger('pictures/../evil.webp'), /is refused/],
      [
        'link',
        await packTar([
          { header: { name: 'shop.sqlite', size: 0, type: 'symlink', linkname: '/etc/passwd' } },
        ]),
        /is refused: it holds "shop.sqlite" \(symlink\)/,
      ],
      ['huge', huge, /is damaged/],
      [
        'large',
        await stranger('shop.sqlite', { pax: { size: '99999999999999' } }),
        /claims to have|is damaged/,
      ],
      ['other', Buffer.from('no archive at all'.repeat(100)), /is damaged or no backup/],
      ['empty', Buffer.alloc(0), /is damaged/],
    ]
    const before = await contentOf(seeded.db)
    for (const [name, bytes, said] of files) {
      const path = join(safe, `${name}.tar`)
      writeFileSync(path, bytes)
      const verified = await shop('backup', 'verify', path)
      expect(verified, name).toMatchObject({ code: 1, warned: expect.stringMatching(said) })
      const restored = await shop('restore', path, '--yes')
      expect(restored, name).toMatchObject({ code: 1, warned: expect.stringMatching(said) })
      expect(restored.warned).toContain('Nothing was changed')
    }
    expect(await contentOf(seeded.db)).toEqual(before)
    expect(readdirSync(join(media(seeded.here.dataDir), 'products'))).toHaveLength(PICTURES)
    for (const folder of [safe, seeded.here.dataDir])
      expect(readdirSync(folder).filter((one) => /^\.|evil/.test(one))).toEqual([])
  })

  test('an archive lists its entries, and what killed backups left is deleted later', async () => {
    const names: string[] = []
    const manifest = await readArchive(archive, async (name, body) => {
      names.push(name)
      for await (const _ of body);
    })
    expect(names).toContain(pictureEntry(nameOf(7)))
    expect(manifest).toMatchObject({ format: 1, engine: seeded.here.engine })
    const left = join(safe, '.backup-kiLLed')
    mkdirSync(left)
    writeFileSync(join(left, 'backup.tar.part'), 'customers')
    for (const path of [join(left, 'backup.tar.part'), left]) utimesSync(path, 1, 1)
    expect(await shop('backup', join(safe, 'next.tar'))).toMatchObject({ code: 0 })
    expect(existsSync(left)).toBe(false)
  })
})
