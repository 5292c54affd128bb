import { beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderTemplate } from '../../mail/templates.server'
import { changeStatus } from '../changing/change-status.server'
import { sheetsApi } from '../invoices/sheets-api'
import { ANONYMOUS } from '../order/is-anonymous'
import { registerOrderMails } from '../register-mails.server'
import { answerReturn } from './answer-return.server'
import { askReturn } from './ask-return.server'
import { findReturnLabel, LABEL_PATH, labelPath } from './return-label.server'
import { withdraw } from './withdraw.server'

const eachDatabase = onSqliteByDay('it reads the words of a paper and of mails')
const A_DAY =
  /(January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}/

eachDatabase('the label of a return', (open) => {
  let db: Database
  const app = sheetsApi({ [LABEL_PATH]: findReturnLabel })
  const page = async (path: string) => {
    const answer = await app.request(path)
    return { status: answer.status, text: await answer.text() }
  }
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
  })
  const delivered = async () => {
    const order = await placed(db, { quantity: 2 })
    for (const status of ['paid', 'shipped', 'delivered'] as const)
      await changeStatus(db, { token: order.token }, status)
    return order
  }
  const asked = async () => {
    const order = await delivered()
    const lines = [{ position: 0, quantity: 1, reason: 'other' as const }]
    await askReturn(db, order.token, { key: crypto.randomUUID(), lines })
    return { ...order, label: `/orders/${order.token}/return-label/1` }
  }

  test('is printed from the acceptance until the parcel has arrived', async () => {
    const { number, label } = await asked()
    const answer = (to: 'accepted' | 'received') =>
      answerReturn(db, { order: number, sequence: 1 }, to)
    expect(await page(label)).toMatchObject({
      status: 404,
      text: expect.stringContaining('not accepted yet'),
    })
    await answer('accepted')
    const { status, text } = await page(label)
    expect(status).toBe(200)
    expect(text).toContain(`${number}-R1`)
    expect(text).toContain('111 Bijoy Sarani')
    expect(text).toMatch(A_DAY)
    expect((await page(`/de${label}`)).text).toContain('Absenden bis')
    const french = (await page(`/fr${label}`)).text
    for (const words of ['Étiquette de retour', 'À envoyer jusqu’au', 'Envoyer à'])
      expect(french).toContain(words)
    for (const wrong of ['2', '01', '1e0', '%00', '-1'])
      expect((await page(label.replace(/1$/, wrong))).status).toBe(404)
    await answer('received')
    expect((await page(label)).status).toBe(404)
  })

  test('is linked by the mail, which names the last day to send the parcel', async () => {
    const { number, label } = await asked()
    await answerReturn(db, { order: number, sequence: 1 }, 'accepted')
    const jobs = await waitingJobs(db, 'return-accepted')
    const mails = await Promise.all(
      jobs.map(({ data }) => renderTemplate('return-accepted', 'en', data)),
    )
    const mine = mails.find(({ html }) => html.includes(label))
    expect(mine?.html).toContain('Print the label')
    expect(mine?.text).toMatch(A_DAY)
  })

  test('belongs to a withdrawal from the start, and names nobody who was erased', async () => {
    const billing = { country: 'DE', postCode: '10115', email: 'w@example.com' }
    const order = await placed(db, { billing })
    for (const status of ['paid', 'shipped', 'delivered'] as const)
      await changeStatus(db, { token: order.token }, status)
    const statement = {
      key: 'w',
      name: 'Ana',
      email: 'w@example.com',
      lines: [{ position: 0, quantity: 1 }],
      language: 'en' as const,
    }
    await withdraw(db, order.token, statement)
    const label = `/orders/${order.token}/return-label/1`
    expect((await page(label)).status).toBe(200)
    await db
      .updateTable('orders')
      .set({ request_hash: `${ANONYMOUS}1` })
      .where('number', '=', order.number)
      .execute()
    expect((await page(label)).status).toBe(404)
  })

  test('is offered by no shop that does not say where returns go', async () => {
    const { number, token, label } = await asked()
    await answerReturn(db, { order: number, sequence: 1 }, 'accepted')
    await setSettings(db, { 'shipping.returnAddress': '' })
    expect((await page(label)).status).toBe(404)
    expect(labelPath(token, { state: 'accepted', sequence: 1 })).toBeUndefined()
    await setSettings(db, { 'shipping.returnAddress': undefined })
    expect((await page(label)).status).toBe(200)
  })
})
