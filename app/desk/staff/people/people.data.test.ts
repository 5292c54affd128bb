import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import {
  codeOf,
  deskBrowser,
  memberWithPassword,
  PASSWORD,
} from '../../../../tests/support/desk/desk-client'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import type { Database } from '../../../database/tables.server'

eachDatabase('people of the desk', (open) => {
  let db: Database
  beforeAll(async () => {
    setDesk()
    db = await open()
  })
  type Member = Awaited<ReturnType<typeof memberWithPassword>>
  const owners = () =>
    db.selectFrom('desk_staff').select('id').where('role', '=', 'owner').execute()
  const setRole = ({ browser }: Member, { id }: Member, role: string) =>
    browser.send('PATCH', `/staff/${id}`, { role })
  const remove = ({ browser }: Member, { id }: Member) => browser.send('DELETE', `/staff/${id}`)
  const signIn = ({ email, totp }: Member, step: number) =>
    deskBrowser(db).send('POST', '/sign-in', {
      email,
      password: PASSWORD,
      code: codeOf(totp, step),
    })

  test('two owners who remove or demote each other at once leave one', async () => {
    const [ana, ben] = [
      await memberWithPassword(db, 'owner'),
      await memberWithPassword(db, 'owner'),
    ]
    for (const act of [setRole, remove] as const) {
      const both = await Promise.all([act(ana, ben, 'staff'), act(ben, ana, 'staff')])
      const left = await owners()
      expect(left).toHaveLength(1)
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
      if (act === setRole) await db.updateTable('desk_staff').set({ role: 'owner' }).execute()
      for (const one of [ana, ben]) if (act === setRole) one.browser.jar.cookie = await again(one)
    }
  })
  let step = 0
  const again = async (member: Member) => {
    const browser = deskBrowser(db)
    const { email, recoveryCodes } = member
    const code = recoveryCodes[step++]
    await browser.send('POST', '/sign-in', { email, password: PASSWORD, code })
    return browser.jar.cookie
  }

  test('the only owner is neither removed nor demoted', async () => {
    await db.updateTable('desk_staff').set({ role: 'staff' }).execute()
    const ana = await memberWithPassword(db, 'owner')
    expect((await remove(ana, ana)).code).toBe('last_owner')
    expect((await setRole(ana, ana, 'viewer')).code).toBe('last_owner')
    expect((await setRole(ana, ana, 'owner')).status).toBe(200)
    expect((await ana.browser.send('GET', '/session')).status).toBe(200)
  })

  test('a changed role ends the sessions, and holds from the next', async () => {
    const owner = await memberWithPassword(db, 'owner')
    const mina = await memberWithPassword(db, 'staff')
    expect((await setRole(owner, mina, 'viewer')).status).toBe(200)
    expect((await mina.browser.send('GET', '/session')).status).toBe(401)
    expect((await signIn(mina, 0)).status).toBe(200)
    const { people } = (await owner.browser.send('GET', '/staff')).body
    expect(people.find(({ id }: { id: string }) => id === mina.id)).toMatchObject({
      role: 'viewer',
      password: true,
      passkeys: 0,
    })
    for (const role of ['admin', '', null, 5]) {
      const { status } = await owner.browser.send('PATCH', `/staff/${mina.id}`, { role })
      expect([role, status]).toEqual([role, 422])
    }
  })

  test('a removed person is out at once, with their tokens, and stays in the log', async () => {
    const owner = await memberWithPassword(db, 'owner')
    const mina = await memberWithPassword(db, 'owner')
    const asked = { name: 'Script', role: 'staff', days: 30 }
    const { token } = (await mina.browser.send('POST', '/tokens', asked)).body
    const script = () =>
      deskBrowser(db).send('GET', '/session', undefined, { Authorization: `Bearer ${token}` })
    expect((await script()).body.staff).toMatchObject({ name: 'Script', role: 'staff' })
    await owner.browser.send('POST', `/staff/${mina.id}/reset`)
    expect((await remove(owner, mina)).status).toBe(200)
    expect((await script()).status).toBe(401)
    expect((await mina.browser.send('GET', '/session')).status).toBe(401)
    expect((await signIn(mina, 0)).status).toBe(422)
    expect((await remove(owner, mina)).code).toBe('unknown_person')
    const path = `/audit?subject=${encodeURIComponent(`staff ${mina.email}`)}&action=staff.removed`
    const { entries } = (await owner.browser.send('GET', path)).body
    expect(entries).toMatchObject([
      {
        staff: { id: owner.id, name: 'Mina owner' },
        before: { name: 'Mina owner', role: 'owner' },
      },
    ])
  })

  test('a token is shown once, works without cookie or header, and ends by revoking', async () => {
    const owner = await memberWithPassword(db, 'owner')
    const asked = { name: 'Scanner', role: 'viewer', days: 7 }
    const made = (await owner.browser.send('POST', '/tokens', asked)).body
    expect(made.token).toMatch(/^desk_[\w-]{43}$/)
    const listed = await owner.browser.send('GET', '/tokens')
    expect(JSON.stringify(listed.body)).not.toContain(made.token)
    expect(listed.body.tokens[0]).toMatchObject({
      name: 'Scanner',
      madeBy: 'Mina owner',
      usedAt: null,
    })
    const stored = await db.selectFrom('desk_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(made.token.slice(5))
    const use = (headers: object) =>
      deskBrowser(db).send('GET', '/session', undefined, { Authorization: '', ...headers })
    expect((await use({ Authorization: `Bearer ${made.token}` })).body.staff.id).toBe(
      `token:${made.id}`,
    )
    for (const wrong of [`${made.token}x`, 'desk_', 'desk_x', made.token.slice(5)])
      expect((await use({ Authorization: `Bearer ${wrong}` })).status).toBe(401)
    expect((await owner.browser.send('GET', '/tokens')).body.tokens[0].usedAt).toBeGreaterThan(0)
    expect((await owner.browser.send('DELETE', `/tokens/${made.id}`)).status).toBe(200)
    expect((await use({ Authorization: `Bearer ${made.token}` })).status).toBe(401)
    for (const more of [
      { role: 'owner' },
      { days: 0 },
      { days: 9999 },
      { name: ' ' },
      { days: 1.5 },
    ])
      expect((await owner.browser.send('POST', '/tokens', { ...asked, ...more })).status).toBe(422)
  })
})
