import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { config, setConfig } from '../../config.server'
import { enqueueAll } from '../../database/jobs/jobs.server'
import type { Database } from '../../database/tables.server'

const mail = (to: string, note: string) => ({
  kind: 'mail',
  payload: { template: 'order-placed', to },
  note,
})

eachDatabase('health at the desk', (open) => {
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open()
    const folder = mkdtempSync(join(tmpdir(), 'backups-'))
    setConfig({ ...config, BACKUP_DIR: folder })
    writeFileSync(join(folder, 'shop-2026-11-22T0330Z.sqlite'), 'kept')
    mkdirSync(join(folder, 'other'))
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    caller = deskCaller(db)
    await enqueueAll(db, [
      mail('a@example.com', 'nobody took it'),
      mail('b@example.com', 'restored from a backup'),
    ])
    await db.updateTable('jobs').set({ state: 'dead' }).execute()
  })

  test('jobs that were given up are listed, and retried unless held back', async () => {
    const { body } = await caller.ask('reader', 'GET', '/jobs')
    expect(body.jobs).toMatchObject([
      { kind: 'mail', template: 'order-placed', to: 'a@example.com', held: false },
      { to: 'b@example.com', held: true },
    ])
    expect((await caller.ask('viewer', 'POST', '/jobs/retry', { ids: 'all' })).status).toBe(403)
    const retried = await caller.ask('staff', 'POST', '/jobs/retry', { ids: 'all' })
    expect(retried.body).toEqual({ retried: 1, unknown: 0 })
    expect(caller.audited.at(-1)).toMatchObject({ action: 'job.retried' })
    const twice = await caller.ask('staff', 'POST', '/jobs/retry', { ids: [body.jobs[0].id] })
    expect(twice.body).toEqual({ retried: 0, unknown: 1 })
  })

  test('only the owner downloads a backup, and nothing beside backups', async () => {
    const name = 'shop-2026-11-22T0330Z.sqlite'
    const { body } = await caller.ask('viewer', 'GET', '/backups')
    expect(body.backups.map((one: { name: string }) => one.name)).toEqual([name])
    expect((await caller.ask('staff', 'GET', `/backups/${name}`)).status).toBe(403)
    const link = await caller.ask('owner', 'POST', `/backups/${name}/download`)
    expect(link.body.href).toBe(`/api/desk/backups/${name}`)
    const file = await caller.send('owner', 'GET', `/backups/${name}`)
    expect(await file.text()).toBe('kept')
    expect(file.headers.get('Content-Disposition')).toContain(name)
    for (const path of ['secret.txt', '..%2fsecret.txt', 'other', '%2e%2e'])
      expect((await caller.ask('owner', 'GET', `/backups/${path}`)).status).toBe(404)
  })

  test('two simultaneous requests make one backup', async () => {
    await Promise.all([1, 2].map(() => caller.ask('owner', 'POST', '/backups')))
    const waiting = db.selectFrom('jobs').selectAll().where('kind', '=', 'backup').execute()
    // Two exist if a minute passed between them.
    expect((await waiting).length).toBeLessThanOrEqual(2)
    expect((await caller.ask('viewer', 'GET', '/backups')).body.waiting).toBe(true)
  })
})
