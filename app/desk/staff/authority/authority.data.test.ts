import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { CHANGES } from '../../../../tests/support/desk/authority/changes'
import { ISSUED } from '../../../../tests/support/desk/authority/issued'
import { accept, type Member, member } from '../../../../tests/support/desk/authority/members'
import type { Use } from '../../../../tests/support/desk/authority/use'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import { placed } from '../../../../tests/support/placed-order'
import { registerContentMails } from '../../../content/register-mails.server'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { registerTestMails } from '../../settings/mails/test-mail.server'
import { registerStaffMails } from '../register-mails.server'

/** Reads the table of docs/desk.md: by what was issued and what became of its issuer. */
function documented() {
  const lines = readFileSync('docs/desk.md', 'utf8').split('\n')
  const cells = (line = '') =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const head = lines.findIndex((line) => line.startsWith('| issued by X |'))
  const [, ...changes] = cells(lines[head])
  const rows = lines.slice(head + 2).slice(0, Object.keys(ISSUED).length)
  return Object.fromEntries(
    rows.map((line) => {
      const [issued = '', ...outcomes] = cells(line)
      return [issued, Object.fromEntries(changes.map((change, at) => [change, outcomes[at]]))]
    }),
  )
}

eachDatabase('authority over time', (open) => {
  let db: Database
  let ana: Member
  beforeAll(async () => {
    setDesk({ STALLED_SECONDS: '1' })
    db = await open('seeded')
    setDatabase(db)
    registerStaffMails()
    registerTestMails()
    registerContentMails()
    await placed(db)
    ana = await member(db)
  })

  test('what somebody issued ends as documented after each change to them', async () => {
    const seen: Record<string, Record<string, string>> = {}
    for (const [change, make] of Object.entries(CHANGES)) {
      const x = await member(db)
      const uses: [string, Use][] = []
      for (const [kind, issue] of Object.entries(ISSUED)) uses.push([kind, await issue({ db, x })])
      await make({ db, x, ana })
      for (const [kind, use] of uses) {
        seen[kind] ??= {}
        seen[kind][change] = await use()
      }
    }
    expect(seen).toEqual(documented())
  })

  test('rows that another transaction stores after the change do not count either', async () => {
    const x = await member(db)
    const kinds = ['invitation, its link', 'API token', 'session'] as const
    const uses = []
    for (const kind of kinds) uses.push((await ISSUED[kind]?.({ db, x })) as Use)
    const rows = {
      desk_invites: await db.selectFrom('desk_invites').selectAll().execute(),
      desk_tokens: await db.selectFrom('desk_tokens').selectAll().execute(),
      desk_sessions: await db.selectFrom('desk_sessions').selectAll().execute(),
    }
    for (const role of ['staff', 'owner']) await setRole(ana, x, role)
    for (const [table, late] of Object.entries(rows))
      await db
        .insertInto(table as 'desk_tokens')
        .values(late as never)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute()
    for (const use of uses) expect(await use()).toBe('ends')
  })

  test('accepting an invitation while its issuer is removed never deadlocks', async () => {
    const link = async (by: Member) => {
      const invitation = { email: `${crypto.randomUUID()}@example.com`, role: 'staff' }
      return (await by.browser.send('POST', '/staff/invitations', invitation)).body.link as string
    }
    const issuers = await Promise.all([1, 2, 3, 4].map(() => member(db)))
    const outcomes = await Promise.all(
      issuers.map(async (x) => {
        const followed = accept(db, await link(x))
        const removed = ana.browser.send('DELETE', `/staff/${x.id}`)
        return [(await followed).status, (await removed).status]
      }),
    )
    for (const [followed, removed] of outcomes) {
      expect([200, 404]).toContain(followed)
      expect(removed).toBe(200)
    }
  })

  const reset = async (by: Member, { id }: Member) =>
    (await by.browser.send('POST', `/staff/${id}/reset`)).body.link as string
  const setRole = (by: Member, { id }: Member, role: string) =>
    by.browser.send('PATCH', `/staff/${id}`, { role })

  test('a reset link ends with its issuer or subject, and gives the current role', async () => {
    const after = async (change: (by: Member, of: Member) => Promise<unknown>) => {
      const [by, of] = [await member(db), await member(db)]
      const link = await reset(by, of)
      await change(by, of)
      const { status, browser } = await accept(db, link)
      return status === 200 ? (await browser.send('GET', '/session')).body.staff.role : 'ends'
    }
    expect(await after(async () => {})).toBe('owner')
    expect(await after((_, of) => setRole(ana, of, 'viewer'))).toBe('viewer')
    expect(await after((by) => setRole(ana, by, 'staff'))).toBe('ends')
    expect(await after((by) => reset(ana, by))).toBe('ends')
    expect(await after((_, of) => reset(ana, of))).toBe('ends')
    expect(await after((by) => ana.browser.send('DELETE', `/staff/${by.id}`))).toBe('ends')
    expect(await after((_, of) => ana.browser.send('DELETE', `/staff/${of.id}`))).toBe('ends')
  })
})
