import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskBrowser, sessionOf } from '../../../../tests/support/desk/desk-client'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import { migrations } from '../../../database/migrate.server'
import type { Database } from '../../../database/tables.server'
import { hashSecret } from '../../../secrets/secret.server'
import { COMMAND_LINE, recordAudit } from '../audit.server'

const LATER = Date.now() + 86_400_000
const ADDED = {
  desk_staff: ['authority'],
  desk_sessions: ['authority'],
  desk_tokens: ['authority'],
  desk_invites: ['issuer_id', 'issuer_authority'],
  product_imports: ['issuer_id', 'issuer_authority'],
}

eachDatabase('an upgrade from before authority', (open) => {
  let db: Database
  let cookies: Record<'owner' | 'reset', string>
  beforeAll(async () => {
    setDesk()
    db = await open()
    const owner = await person()
    const demoted = await person()
    const reset = await person()
    cookies = { owner: owner.cookie, reset: reset.cookie }
    for (const [table, columns] of Object.entries(ADDED))
      for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute()
    await invite('of an owner', owner)
    await invite('of the command line', COMMAND_LINE)
    await invite('of somebody demoted', demoted)
    await invite('of somebody reset', reset)
    await invite('of somebody removed', { id: 'gone', name: 'Mina owner' })
    await invite('of another name than the log has', owner, { invited_by: 'Eve' })
    await invite('of an owner whom the log forgot', owner, { subject: 'staff [erased]' })
    await invite('first', { id: 'start', name: 'start' }, { kind: 'first' })
    for (const { id, name } of [
      { id: owner.id, name: 'of an owner' },
      { id: demoted.id, name: 'of somebody demoted' },
      { id: reset.id, name: 'of somebody reset' },
    ])
      await token(name, id)
    await db.updateTable('desk_staff').set({ role: 'staff' }).where('id', '=', demoted.id).execute()
    await invite('reset', owner, { kind: 'reset', staff_id: reset.id, email: reset.email })
    await migrations['045-desk-authority']?.up(db)
  })

  async function person() {
    const { id, cookie } = await sessionOf(db, 'owner')
    return { id, cookie, name: 'Mina owner', email: `${id}@example.com` }
  }

  interface Old {
    kind?: string
    email?: string
    staff_id?: string
    invited_by?: string
    subject?: string
  }

  async function invite(id: string, by: { id: string; name: string }, old: Old = {}) {
    const { subject, ...more } = old
    const email = `${id.replaceAll(' ', '-')}@example.com`
    const row = { kind: 'invite', email, staff_id: null, invited_by: by.name, ...more }
    await db
      .insertInto('desk_invites')
      .values({
        ...{ id, hash: hashSecret(id), mailed_hash: null, role: 'staff', ...row },
        ...{ created_at: Date.now(), expires_at: LATER },
      })
      .execute()
    const action = row.kind === 'reset' ? 'staff.reset' : 'staff.invited'
    await recordAudit(db, { staff: by, action, subject: subject ?? `staff ${row.email}` })
  }

  const token = (name: string, made_by: string) =>
    db
      .insertInto('desk_tokens')
      .values({
        ...{ id: name, hash: hashSecret(`desk_${name}`), name, role: 'viewer', made_by },
        ...{ created_at: Date.now(), expires_at: LATER, used_at: null },
      })
      .execute()

  test('an upgrade keeps only what the audit log proves to have a current issuer', async () => {
    const stored = await db.selectFrom('desk_invites').select('id').execute()
    const kept = ['of an owner', 'of the command line', 'reset']
    expect(stored.map(({ id }) => id).sort()).toEqual(['first', ...kept])
    const follow = (secret: string) => deskBrowser(db).send('POST', '/invitation', { secret })
    for (const secret of kept)
      expect([secret, (await follow(secret)).status]).toEqual([secret, 200])
    expect((await follow('first')).status).toBe(404) // An owner exists.
    const tokens = await db.selectFrom('desk_tokens').select('id').execute()
    expect(tokens).toEqual([{ id: 'of an owner' }])
  })

  test('an upgrade keeps sessions, except of people with a reset link', async () => {
    const session = (Cookie: string) =>
      deskBrowser(db).send('GET', '/session', undefined, { Cookie })
    expect((await session(cookies.owner)).status).toBe(200)
    expect((await session(cookies.reset)).status).toBe(401)
  })
})
