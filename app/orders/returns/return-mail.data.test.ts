import { beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { LANGUAGES } from '../../business'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { TYPED } from '../../mail/enqueue-mail.server'
import { renderTemplate } from '../../mail/templates.server'
import { changeStatus } from '../changing/change-status.server'
import { registerOrderMails } from '../register-mails.server'
import { answerReturn } from './answer-return.server'
import { askReturn } from './ask-return.server'
import { RETURN_EVENTS } from './enqueue-return-mail.server'
import { withdraw } from './withdraw.server'

const eachDatabase = onSqliteByDay('it reads the words of mails')

eachDatabase('mails about returns', (open) => {
  let db: Database
  let ofReturn: { orderId: number; sequence: number }
  let number: string
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    const order = await placed(db, { quantity: 2 })
    number = order.number
    for (const status of ['paid', 'shipped', 'delivered'] as const)
      await changeStatus(db, { token: order.token }, status)
    const lines = [{ position: 0, quantity: 1, reason: 'other' as const }]
    await askReturn(db, order.token, { key: 'a', lines, note: 'See evil.example' })
    await answerReturn(db, { order: number, sequence: 1 }, 'accepted')
    ofReturn = (await waitingJobs(db, 'return-accepted'))[0]?.data
  })

  test.each(
    RETURN_EVENTS.flatMap((event) => LANGUAGES.map((language) => [event, language] as const)),
  )('%s in %s names its return or order and has every place filled in', async (event, language) => {
    const mail = await renderTemplate(event, language, ofReturn)
    expect(mail.subject).toContain(number)
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part.replace(/<style[\s\S]*?<\/style>/g, '')).not.toMatch(/\{\w+\}|undefined|NaN/)
      expect(part).not.toContain('evil')
    }
    if (event === 'return-accepted') expect(mail.text).toContain('111 Bijoy Sarani')
    if (event === 'return-accepted') expect(mail.text).toMatch(/11[.,]49/)
  })

  test('the shop is mailed about every return and withdrawal, with how to answer', async () => {
    const told = await waitingJobs(db, 'return-to-answer')
    const job = told.find(({ data }) => data.orderId === ofReturn.orderId)
    expect(job).toMatchObject({ to: 'shop@exclusive.example', language: 'en', data: ofReturn })
    const mail = await renderTemplate('return-to-answer', 'en', ofReturn)
    expect(mail.text).toContain('/desk/returns')
    expect(mail.text).not.toContain('/orders/')
    expect(mail.text).not.toContain('Questions?')
    const billing = { country: 'DE', postCode: '10115', email: 'told@example.com' }
    const order = await placed(db, { billing })
    const statement = { key: 'w', name: 'W', email: 'told@example.com', lines: [] }
    await withdraw(db, order.token, { ...statement, language: 'de' })
    const known = new Set(told.map(({ key }) => key))
    const all = await waitingJobs(db, 'return-to-answer')
    const withdrawn = all.find(({ key }) => !known.has(key))
    const said = await renderTemplate('return-to-answer', 'en', withdrawn?.data)
    expect(said.subject).toContain(order.number)
    expect(said.text).toContain('cannot be refused')
  })

  test('a refusal carries the merchant’s reason', async () => {
    const order = await placed(db)
    for (const status of ['paid', 'shipped', 'delivered'] as const)
      await changeStatus(db, { token: order.token }, status)
    const lines = [{ position: 0, quantity: 1, reason: 'other' as const }]
    await askReturn(db, order.token, { key: 'b', lines })
    const reason = 'It came back <b>broken</b>.'
    await answerReturn(db, { order: order.number, sequence: 1 }, 'refused', { reason })
    const [job] = await waitingJobs(db, 'return-refused')
    const mail = await renderTemplate('return-refused', 'en', job?.data)
    expect(mail.text).toContain(reason)
    expect(mail.html).not.toContain('<b>broken')
  })

  test('the receipt holds order, content, date and time, and a name only if it reads as one', async () => {
    const declared = Date.parse('2026-11-22T10:05:00Z') // 16:05 in Dhaka
    const texts: string[] = []
    for (const name of ['Ana Rahman', 'Win at evil.example/now']) {
      const email = `v${texts.length}@example.com`
      const billing = { country: 'DE', postCode: '10115', email }
      const order = await placed(db, { quantity: 2, billing })
      const statement = { key: name, name, email, lines: [], language: 'en' as const }
      await withdraw(db, order.token, statement, declared)
      const receipts = await waitingJobs(db, 'withdrawal-receipt')
      const receipt = receipts.find(({ to }) => to === email)
      const { text } = await renderTemplate('withdrawal-receipt', 'en', receipt?.data)
      expect(text).toContain(order.number)
      expect(text).toContain('November 22, 2026 at 4:05')
      expect(text).toMatch(/2 × \S+/)
      texts.push(text)
    }
    expect(texts[0]).toContain('Ana Rahman')
    expect(texts[1]).not.toMatch(/evil|Win at/)
  })

  test('a receipt to another address takes a turn of it, and is never left out', async () => {
    const to = 'w@example.com'
    const withdrawn = async (email: string) => {
      const billing = { country: 'DE', postCode: '10115', email }
      const order = await placed(db, { billing })
      const key = crypto.randomUUID()
      const statement = { key, name: 'Ana', email: to, lines: [], language: 'en' as const }
      expect(await withdraw(db, order.token, statement)).toMatchObject({ ok: true })
    }
    const most = TYPED.burst + TYPED.waiting
    for (let sent = 0; sent < most + 2; sent++) await withdrawn(`y${sent}@example.com`)
    await withdrawn(to)
    const jobs = await db.selectFrom('jobs').select(['payload', 'run_at']).execute()
    const now = Date.now()
    const mine = jobs
      .map(({ payload, run_at }) => ({ ...JSON.parse(payload), held: run_at > now }))
      .filter((mail) => mail.to === to)
    const receipts = mine.filter(({ template }) => template === 'withdrawal-receipt')
    expect(receipts).toHaveLength(most + 3)
    expect(receipts.filter(({ held }) => held)).toHaveLength(TYPED.waiting + 2)
    const others = mine.filter(({ template }) => template !== 'withdrawal-receipt')
    expect(others.map(({ held }) => held)).toEqual([false, false, false])
  })
})
