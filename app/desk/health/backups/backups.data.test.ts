import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../../tests/support/desk/desk-caller'
import { config, setConfig } from '../../../config.server'
import { noteChecked } from '../../../database/backups/checked-backups.server'
import {
  lastRestore,
  noteRestoreAsked,
  noteRestoreEnded,
} from '../../../database/backups/last-restore.server'
import { MOST_PIECE_BYTES } from '../../../database/backups/uploaded-backups.server'
import type { Database } from '../../../database/tables.server'
import { HOUR_MS } from '../../../durations'

const eachDatabase = onSqliteByDay('files are received and listed, and no engine is asked')
const ID = 'a'.repeat(32)
const HOLDS = { products: 2, orders: 1, accounts: 0, newestOrder: 5, pictures: 3, leftOut: [] }

eachDatabase('backups at the desk', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-backups-'))
  const before = config
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open()
    setConfig({ ...config, DATA_DIR: folder, BACKUP_DIR: folder })
    caller = deskCaller(db)
  })
  afterAll(() => {
    setConfig(before)
    rmSync(folder, { recursive: true })
  })
  const send = (at: number, bytes: Buffer | string, size: number, id = ID, as = 'owner' as const) =>
    caller.ask(as, 'PUT', `/backups?id=${id}&at=${at}&size=${size}`, new Blob([bytes as never]))
  const listed = async () => (await caller.ask('owner', 'GET', '/backups')).body.backups
  const unfinished = () => readdirSync(folder).filter((name) => name.startsWith('.upload-'))

  test('a backup comes in pieces, of which one may come twice, and is listed when it is whole', async () => {
    const whole = Buffer.from('a whole backup in three pieces')
    const { length } = whole
    expect((await send(0, whole.subarray(0, 10), length)).body).toEqual({ ok: true, have: 10 })
    expect((await send(15, 'later', length)).body).toMatchObject({ code: 'gap', have: 10 })
    expect((await send(10, whole.subarray(10, 20), length)).body).toMatchObject({ have: 20 })
    expect((await send(10, whole.subarray(10, 20), length)).body).toMatchObject({ have: 20 })
    expect(await listed()).toEqual([])
    const { name } = (await send(20, whole.subarray(20), length)).body
    expect(name).toMatch(/^uploaded-.*\.tar$/)
    expect(readFileSync(join(folder, name))).toEqual(whole)
    expect(await listed()).toMatchObject([
      { name, kind: 'uploaded', size: length, checking: false },
    ])
    expect(caller.audited.at(-1)).toMatchObject({ action: 'backup.uploaded', subject: name })
    expect(unfinished()).toEqual([])
  })

  test('an upload that is empty, too large, misnamed or by somebody else is refused', async () => {
    const whole = () => readdirSync(folder).filter((name) => !name.startsWith('.'))
    const files = whole()
    for (const [size, id, status] of [
      [0, ID, 422],
      [65 * 1024 ** 3, ID, 422],
      [10, '../../../../etc/passwd', 422],
      [10, '', 422],
      [-1, ID, 422],
    ] as const)
      expect((await send(0, 'x', size, id)).status).toBe(status)
    const much = Buffer.alloc(MOST_PIECE_BYTES + 1)
    expect((await send(0, much, much.length)).status).toBe(413)
    for (const role of ['staff', 'reader', 'viewer'] as const)
      expect((await send(0, 'x', 1, ID, role as never)).status).toBe(403)
    expect(whole()).toEqual(files) // What broke off stays an hour, so that it can go on.
  })

  test('the list says what reading a backup showed, until its file is another', async () => {
    const [{ name }] = await listed()
    const path = join(folder, name)
    noteChecked(path, { at: 1, fault: 'The file is damaged.' })
    expect((await listed())[0].checked).toEqual({ at: 1, fault: 'The file is damaged.' })
    noteChecked(path, { at: 2, holds: HOLDS })
    expect((await listed())[0].checked).toEqual({ at: 2, holds: HOLDS })
    writeFileSync(path, 'another file')
    expect((await listed())[0].checked).toBeUndefined()
    noteChecked(path, { at: 3, holds: HOLDS })
  })

  test('a shop without its supervisor refuses a restore and names the command', async () => {
    const [{ name }] = await listed()
    const asked = (role: 'owner' | 'staff') => caller.ask(role, 'POST', `/backups/${name}/restore`)
    expect((await asked('staff')).status).toBe(403)
    const refused = await asked('owner')
    expect(refused).toMatchObject({ status: 409, body: { code: 'by_command' } })
    expect(refused.body.detail).toContain('npm run shop -- restore FILE --yes')
    expect(existsSync(join(folder, 'last-restore.json'))).toBe(false)
    expect((await caller.ask('owner', 'POST', '/backups/..%2fx/restore')).status).toBe(404)
    const unproved = identityOf('owner', { confirmedAt: Date.now() - HOUR_MS })
    for (const act of ['restore', 'download'])
      expect(await caller.ask(unproved, 'POST', `/backups/${name}/${act}`)).toMatchObject({
        status: 403,
        body: { code: 'confirm_identity' },
      })
  })

  test('a restore that was asked for runs, ends as its command says, and only owners see it', async () => {
    const seen = async () => (await caller.ask('owner', 'GET', '/restore')).body.restored
    expect(await seen()).toBeUndefined()
    noteRestoreAsked('one.tar', { id: 'o', name: 'Mina' })
    expect(await seen()).toMatchObject({ name: 'one.tar', state: 'running', said: [] })
    noteRestoreEnded('done', ['Restored.'])
    expect(await seen()).toMatchObject({ by: { name: 'Mina' }, state: 'done', said: ['Restored.'] })
    expect((await caller.ask('viewer', 'GET', '/backups')).body.restored).toBeUndefined()
    expect((await caller.ask('viewer', 'GET', '/restore')).status).toBe(403)
    // A server that starts finds that the process which was to note its end did not.
    const file = join(folder, 'last-restore.json')
    const note = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...note, state: 'asked', server: 'another' }))
    expect(lastRestore()?.state).toBe('broken_off')
    writeFileSync(file, '{"id":')
    expect(lastRestore()).toBeUndefined()
  })

  test('the list says when the next backup is made', async () => {
    const { next } = (await caller.ask('viewer', 'GET', '/backups')).body
    expect(next).toBeGreaterThan(Date.now())
  })

  test('a backup that was uploaded or kept before a restore is deleted, one of the schedule is not', async () => {
    const names = [
      'uploaded-2026-11-23T0400Z.tar',
      'before-restore-2026-11-23T0400Z.tar',
      'shop-2026-11-23T0400Z.tar',
    ] as const
    for (const name of names) writeFileSync(join(folder, name), 'a backup')
    const remove = (name: string, as: Parameters<typeof caller.ask>[0] = 'owner') =>
      caller.ask(as, 'DELETE', `/backups/${encodeURIComponent(name)}`)
    const [uploaded, kept, made] = names
    expect((await remove(uploaded, 'staff')).status).toBe(403)
    expect((await remove(uploaded, identityOf('owner', { confirmedAt: 0 }))).body.code).toBe(
      'confirm_identity',
    )
    for (const name of [uploaded, kept]) expect((await remove(name)).status).toBe(200)
    expect((await remove(made)).body.code).toBe('by_schedule')
    for (const name of [uploaded, '../desk.key', '.upload-x'])
      expect((await remove(name)).status).toBe(404)
    expect(names.map((name) => existsSync(join(folder, name)))).toEqual([false, false, true])
    expect(caller.audited.at(-1)).toMatchObject({ action: 'backup.deleted', subject: kept })
    rmSync(join(folder, made))
  })
})
