import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { refunding } from '../../../tests/support/returns/refunding'
import { LANGUAGES } from '../../business'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { inLanguage } from '../../texts/language'
import { textsOf } from '../../texts/texts.server'
import { anonymise } from '../anonymise.server'
import { ordersApi } from '../orders-api'
import { forgetBuyers } from './buyers.server'
import { sheetsApi } from './sheets-api'

const NAMED = /Rahman|1 Lake Road/

eachDatabase('the papers of an erased buyer', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
  })
  const { order, refund, stateOf } = refunding(() => db)

  const erased = async () => {
    const made = await order()
    await refund(made.number)
    const { id } = await stateOf(made.number)
    await inTransaction(db, (connection) => anonymise(connection, [id]))
    return { ...made, id }
  }
  const ask = async (path: string, body?: Record<string, string>) => {
    const request = body ? { method: 'POST', body: new URLSearchParams(body) } : {}
    const response = await sheetsApi().request(path, request)
    const policy = response.headers.get('Content-Security-Policy')
    expect([policy, response.headers.get('Cache-Control')]).toEqual([
      expect.stringContaining("default-src 'none'"),
      'no-store',
    ])
    return { status: response.status, page: await response.text() }
  }

  test('papers of a buyer who is not erased are shown by the link alone', async () => {
    const { token } = await order()
    expect(await ask(`/orders/${token}/invoice`)).toMatchObject({
      status: 200,
      page: expect.stringMatching(NAMED),
    })
  })

  test.each(LANGUAGES)(
    'papers of an erased buyer ask for address and post code, and open for them (%s)',
    async (language) => {
      const { token, email } = await erased()
      const { proof } = textsOf(language).sheets
      for (const paper of ['invoice', 'credit-note']) {
        const path = inLanguage(language, `/orders/${token}/${paper}`)
        const asked = await ask(path)
        expect(asked).toMatchObject({ status: 403, page: expect.not.stringMatching(NAMED) })
        for (const text of [proof.title, proof.email, proof.postCode, proof.show])
          expect(asked.page).toContain(text)
        expect(asked.page).toContain(`<html lang="${language}">`)
        for (const wrong of [
          { email, postCode: '1206' },
          { email: `x${email}`, postCode: '1205' },
          { email: '', postCode: '' },
        ]) {
          const refused = await ask(path, wrong)
          expect(refused).toMatchObject({ status: 403, page: expect.not.stringMatching(NAMED) })
          expect(refused.page).toContain(proof.wrong)
        }
        const shown = await ask(path, { email: ` ${email.toUpperCase()}`, postCode: '12-05 ' })
        expect(shown).toMatchObject({ status: 200, page: expect.stringMatching(NAMED) })
      }
      const slip = await ask(inLanguage(language, `/orders/${token}/packing-slip`))
      expect(slip).toMatchObject({ status: 200, page: expect.not.stringMatching(NAMED) })
    },
  )

  test('where a country has no post codes the town opens papers, and an empty answer does not', async () => {
    const made = await order()
    const { id } = await stateOf(made.number)
    const orders = db.selectFrom('orders').select('billing').where('id', '=', id)
    const { billing } = await orders.executeTakeFirstOrThrow()
    const moved = { ...JSON.parse(String(billing)), country: 'HK', city: 'Wan Chai', postCode: '' }
    await db
      .updateTable('orders')
      .set({ billing: JSON.stringify(moved) })
      .where('id', '=', id)
      .execute()
    await inTransaction(db, (connection) => anonymise(connection, [id]))
    const open = async (postCode: string) =>
      (await ask(`/orders/${made.token}/invoice`, { email: made.email, postCode })).status
    expect([await open(''), await open('1205'), await open('wan chai')]).toEqual([403, 403, 200])
  })

  test('papers of another order do not open for one order’s answers', async () => {
    const [one, other] = [await erased(), await erased()]
    const said = { email: one.email, postCode: '1205' }
    expect((await ask(`/orders/${one.token}/invoice`, said)).status).toBe(200)
    expect((await ask(`/orders/${other.token}/invoice`, said)).status).toBe(403)
  })

  test('papers let nobody guess for long', async () => {
    const { token, email } = await erased()
    const path = `/orders/${token}/invoice`
    for (let at = 0; at < 10; at++)
      expect((await ask(path, { email: `${at}@example.com`, postCode: '1205' })).status).toBe(403)
    const right = await ask(path, { email, postCode: '1205' })
    expect(right).toMatchObject({ status: 429, page: expect.not.stringMatching(NAMED) })
    expect(right.page).toContain(textsOf('en').sheets.proof.wait)
  })

  test('the shop hands out papers itself where no hash is stored, and expired papers name nobody', async () => {
    const { token, id, email } = await erased()
    const invoices = db.updateTable('invoices').where('order_id', '=', id)
    await invoices.set({ buyer_proof: null }).execute()
    const path = `/orders/${token}/invoice`
    for (const body of [undefined, { email, postCode: '1205' }]) {
      const asked = await ask(path, body)
      expect(asked).toMatchObject({ status: 403, page: expect.not.stringMatching(NAMED) })
      expect(asked.page).toContain('The shop hands it out: customer@exclusive.example')
      expect(asked.page).not.toContain('<form')
    }
    await invoices.set({ issued_at: 1 }).execute()
    await inTransaction(db, (connection) => forgetBuyers(connection, 2))
    expect(await ask(path)).toMatchObject({ status: 200, page: expect.not.stringMatching(NAMED) })
  })

  test('papers and the order itself show no place to who has the link', async () => {
    const { token } = await erased()
    const response = await ordersApi().request(`/api/orders/${token}`)
    const { billing } = (await response.json()) as { billing: object }
    expect(billing).toEqual({
      ...{ firstName: 'Erased', lastName: '', street: '', phone: '', email: '' },
      ...{ country: 'BD', city: '', postCode: '' },
    })
  })
})
