import { randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { changeStatus } from '../changing/change-status.server'
import { findOrderByNumber } from '../reading/find-order.server'
import { findInvoices, issueInvoice } from './issue-invoice.server'
import { findInvoiceSheet, findSlipSheet } from './sheets.server'

eachDatabase('invoices', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    await db.updateTable('stock').set({ quantity: 100_000 }).execute()
  })

  const order = async (payment: 'bank' | 'cash_on_delivery' = 'bank') => {
    const { number, token } = await placed(db, { payment })
    const id = (await findOrderByNumber(db, number))?.id as number
    return { id, number, token }
  }
  const numbersOf = async (series: string) =>
    (
      await db
        .selectFrom('invoices')
        .select(['number', 'sequence'])
        .where('series', '=', series)
        .orderBy('sequence')
        .execute()
    ).map(({ number, sequence }) => ({ number, sequence }))
  const at = (year: number) => Date.UTC(year, 5, 1)

  test('fifty invoices at once leave no number out and give none twice', async () => {
    const orders = await Promise.all(Array.from({ length: 25 }, () => order()))
    // Asks for each twice, and undoes every fifth.
    const asked = [...orders, ...orders]
    const outcomes = await Promise.allSettled(
      asked.map(({ id }, turn) =>
        inTransaction(db, async (connection) => {
          const issued = await issueInvoice(connection, id, at(2031))
          if (turn % 5 === 0) throw new Error('undone')
          return issued
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    const sequences = (await numbersOf('2031')).map(({ sequence }) => sequence)
    expect(sequences).toEqual(Array.from(sequences, (_, index) => index + 1))
    expect(sequences.length).toBeGreaterThanOrEqual(20)
    expect(new Set((await numbersOf('2031')).map(({ number }) => number)).size).toBe(
      sequences.length,
    )
  })

  test('an account without a bank code stands on an unpaid invoice without a gap', async () => {
    const account = { holder: 'Shimizu Tools', bank: 'Kyoto Bank', account: '1234567', bic: '' }
    await setSettings(db, { 'payment.bankAccounts': [account] })
    const { id, number } = await order()
    await issueInvoice(db, id)
    const sheet = await findInvoiceSheet(db, { number }, { kind: 'invoice' })
    await setSettings(db, { 'payment.bankAccounts': undefined })
    expect(sheet?.notes.at(-1)).toBe('Shimizu Tools, Kyoto Bank, 1234567')
  })

  test('an undone invoice leaves no gap, and an invoice asked for again is the same', async () => {
    const [first, second] = [await order(), await order()]
    const undone = inTransaction(db, async (connection) => {
      await issueInvoice(connection, first.id, at(2032))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await issueInvoice(db, second.id, at(2032))).toMatchObject({
      issued: true,
      invoice: { number: '2032-00001' },
    })
    expect(await issueInvoice(db, second.id, at(2033))).toMatchObject({
      issued: false,
      invoice: { number: '2032-00001' },
    })
    expect(await issueInvoice(db, 999_999_999)).toEqual({ ok: false, code: 'not_found' })
  })

  test('an order is invoiced once, when it is paid, or shipped for cash', async () => {
    const [bank, cash] = [await order(), await order('cash_on_delivery')]
    expect(await findInvoices(db, bank.id)).toEqual([])
    await changeStatus(db, { number: bank.number }, 'paid')
    const [invoice] = await findInvoices(db, bank.id)
    await changeStatus(db, { number: bank.number }, 'shipped')
    expect(await findInvoices(db, bank.id)).toEqual([invoice])
    await changeStatus(db, { number: cash.number }, 'shipped')
    expect(await findInvoices(db, cash.id)).toHaveLength(1)
  })

  test('a credit note takes back a cancelled order’s invoice, if it has one', async () => {
    const [paid, unpaid] = [await order(), await order()]
    await changeStatus(db, { number: paid.number }, 'paid')
    await changeStatus(db, { number: paid.number }, 'cancelled')
    await changeStatus(db, { number: unpaid.number }, 'cancelled')
    const documents = await findInvoices(db, paid.id)
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(documents[1]?.number).toMatch(/^C\d{4}-\d{5}$/)
    expect(await findInvoices(db, unpaid.id)).toEqual([])
    expect(await issueInvoice(db, unpaid.id)).toEqual({ ok: false, code: 'cancelled' })

    const by = { token: paid.token }
    const credit = await findInvoiceSheet(db, by, { kind: 'credit_note', language: 'en' })
    const invoice = await findInvoiceSheet(db, by, { language: 'en' })
    const total = (sheet: typeof credit) => sheet?.sums.find(({ strong }) => strong)?.value
    expect(total(credit)).toBe(`-${total(invoice)}`)
    expect(invoice?.notes.join()).toContain(documents[1]?.number)
  })

  test('an invoice’s year begins in the shop’s time zone', async () => {
    await setSettings(db, { 'shop.timeZone': 'Pacific/Kiritimati' }) // UTC+14
    const { id } = await order()
    const newYearsEve = Date.UTC(2033, 11, 31, 12)
    const issued = await issueInvoice(db, id, newYearsEve)
    await setSettings(db, { 'shop.timeZone': undefined })
    expect(issued).toMatchObject({ invoice: { number: '2034-00001', day: '2034-01-01' } })
  })

  test('sheets name seller, goods and rates, and a slip has no price', async () => {
    await db.updateTable('products').set({ sku: 'MAS-1' }).where('id', '=', 1).execute()
    const { id, token } = await order()
    await issueInvoice(db, id)
    const invoice = await findInvoiceSheet(db, { token }, { language: 'fr' })
    const words = JSON.stringify(invoice)
    for (const word of ['Facture', 'Exclusive Ltd', 'Dhaka', '15 %', '$', 'Mascara'])
      expect(words.replaceAll('\u00a0', ' ')).toContain(word)
    const slip = await findSlipSheet(db, { token }, 'en')
    expect(slip?.rows[0]).toHaveLength(2)
    expect(slip?.rows[0]?.[0]).toBe('Velvet Lash Volume Mascara · MAS-1')
    expect(JSON.stringify(slip)).not.toContain('$')
    expect(await findInvoiceSheet(db, { token: String(randomInt(9e9)) }, {})).toBeUndefined()
  })

  test('an invoice keeps the seller of its day', async () => {
    const { id, token } = await order()
    await issueInvoice(db, id)
    await setSettings(db, { 'shop.legalName': 'Later Ltd' })
    const invoice = await findInvoiceSheet(db, { token }, { language: 'en' })
    await setSettings(db, { 'shop.legalName': undefined })
    expect(invoice?.seller[0]).toBe('Exclusive Ltd')
  })
})
