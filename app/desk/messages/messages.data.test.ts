import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../tests/support/desk/desk-caller'
import { waitingJobs } from '../../../tests/support/placed-order'
import { storeMessage } from '../../content/contact.server'
import type { Database } from '../../database/tables.server'

const ANA = { name: 'Ana', email: 'Ana@example.com', phone: '01700000000', message: 'Où est-il?' }
const HOSTILE = '<img src=x onerror=alert(1)>\u0000\u202e =1+1'

eachDatabase('messages at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskCaller>
  let id: string
  beforeAll(async () => {
    db = await open()
    desk = deskCaller(db)
    id = await storeMessage(db, ANA, 'fr')
    await storeMessage(db, { ...ANA, name: 'Bo', email: 'bo@example.com', message: 'Hi' }, 'en')
  })
  const read = async () => (await desk.ask('reader', 'GET', `/messages/${id}`)).body
  const list = async (query = '') =>
    (await desk.ask('reader', 'GET', `/messages?${query}`)).body.rows.map(
      ({ name }: { name: string }) => name,
    )
  const answer = (text: string, version: number, name = 'Mina') => {
    const who = identityOf('staff')
    return desk.ask({ ...who, staff: { ...who.staff, name } }, 'POST', `/messages/${id}/answers`, {
      text,
      version,
    })
  }

  test('new messages wait, and any word finds them without accents', async () => {
    expect(await list()).toEqual(['Bo', 'Ana'])
    expect(await list('search=ou%20est')).toEqual(['Ana'])
    expect(await list('search=1700000000')).toEqual(['Bo', 'Ana'])
    expect(await list('search=%25')).toEqual([])
    expect(await list('state=done')).toEqual([])
  })

  test('the first of two simultaneous answers is mailed and named to the second', async () => {
    const { version } = await read()
    const both = await Promise.all([answer('Bientôt.', version), answer('Demain.', version, 'Bo')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ code: 'answered_meanwhile', now: { state: 'answered' } })
    expect(['Mina', 'Bo']).toContain(refused.now.answeredBy)
    const mails = await waitingJobs(db, 'contact-answer')
    expect(mails).toMatchObject([{ to: ANA.email, language: 'fr' }])
    const { state, answers } = await read()
    expect([state, answers.length]).toEqual(['answered', 1])
    expect(await list()).toEqual(['Bo'])
    expect(JSON.stringify(desk.audited)).not.toMatch(/ana|bient|demain/i)
  })

  test('a message may be answered again but never emptily, closed and reopened', async () => {
    const { version } = await read()
    expect((await answer(' \n ', version)).status).toBe(422)
    expect((await answer('x'.repeat(20_001), version)).status).toBe(422)
    expect((await answer(HOSTILE, version)).status).toBe(200)
    const mark = (state: string, at: number) =>
      desk.ask('staff', 'POST', `/messages/${id}/state`, { state, version: at })
    expect((await mark('done', version)).status).toBe(409)
    expect((await mark('done', version + 1)).status).toBe(200)
    expect(await list('state=done')).toEqual(['Ana'])
    expect((await desk.ask('viewer', 'POST', `/messages/${id}/state`, {})).status).toBe(403)
  })

  test('a deleted message leaves nothing, and no answer to it goes out', async () => {
    expect((await desk.ask('staff', 'DELETE', `/messages/${id}`)).status).toBe(200)
    expect((await desk.ask('staff', 'DELETE', `/messages/${id}`)).status).toBe(404)
    expect(await db.selectFrom('message_answers').selectAll().execute()).toEqual([])
    expect(await waitingJobs(db, 'contact-answer')).toEqual([])
    expect(await list('state=all')).toEqual(['Bo'])
  })

  test('templates are created, edited by one person at a time, and deleted', async () => {
    const template = { name: 'Late', text: 'Dear {name}, {order} is late.', language: 'en' }
    const { body } = await desk.ask('staff', 'POST', '/message-templates', template)
    const path = `/message-templates/${body.id}`
    const change = (name: string) =>
      desk.ask('staff', 'PUT', path, { ...template, name, version: 1 })
    const both = await Promise.all([change('One'), change('Two')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = (await desk.ask('reader', 'GET', '/message-templates')).body
    expect(rows).toMatchObject([{ version: 2, language: 'en' }])
    expect((await desk.ask('viewer', 'DELETE', path)).status).toBe(403)
    expect((await desk.ask('staff', 'DELETE', path)).status).toBe(200)
    expect((await desk.ask('staff', 'DELETE', path)).status).toBe(404)
  })
})
