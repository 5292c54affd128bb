import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { refunding } from '../../../tests/support/returns/refunding'
import { type Config, config, readConfig, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { anonymise } from '../../orders/anonymise.server'
import { findInvoiceSheet } from '../../orders/invoices/sheets.server'
import { forgetOld } from './retention.server'

eachDatabase('whom an invoice is for', (open) => {
  let db: Database
  const before: Config = config
  beforeAll(async () => {
    db = await open('seeded')
  })
  afterEach(() => setConfig(before))
  const { order, refund, stateOf } = refunding(() => db)
  const billedTo = async (token: string, kind: 'invoice' | 'credit_note' = 'invoice') =>
    (await findInvoiceSheet(db, { token }, { kind, language: 'en' }))?.to.lines.join()

  const forgotten = async (issuedAt = Date.now()) => {
    const made = await order()
    await refund(made.number)
    const { id } = await stateOf(made.number)
    await db
      .updateTable('invoices')
      .set({ issued_at: issuedAt, buyer: null }) // Rows older than this feature look like this.
      .where('order_id', '=', id)
      .where('kind', '=', 'invoice')
      .execute()
    await anonymise(db, [id])
    return made
  }

  test('the invoices of an anonymous order keep the buyer’s name', async () => {
    const { number, token } = await forgotten()
    const { order: now, documents } = await stateOf(number)
    expect(JSON.stringify(now)).not.toMatch(/Rahman|Lake Road/)
    for (const kind of ['invoice', 'credit_note'] as const)
      expect(await billedTo(token, kind)).toMatch(/^Ana Rahman,1 Lake Road,Dhaka 1205/)
    expect(JSON.stringify(documents)).not.toMatch(/refunded\d|880170/)
    await refund(number)
    expect((await stateOf(number)).documents.at(-1)?.buyer).toMatchObject({ lastName: 'Rahman' })
  })

  test('the invoices lose the name when their own days are over', async () => {
    const { token } = await forgotten(Date.now() - 30 * DAY_MS)
    expect(await billedTo(token)).toContain('Rahman')
    setConfig(readConfig({ RETAIN_INVOICES_DAYS: '29' }))
    expect(await billedTo((await forgotten(Date.now() - 30 * DAY_MS)).token)).not.toContain(
      'Rahman',
    )
    await forgetOld(db)
    expect(await billedTo(token)).not.toContain('Rahman')
    // The credit note was issued today.
    expect(await billedTo(token, 'credit_note')).toContain('Rahman')
  })
})
