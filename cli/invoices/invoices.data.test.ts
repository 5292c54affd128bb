import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { ownFolder } from '../../tests/support/files/own-folder'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'
import { placed } from '../../tests/support/placed-order'

eachPlace('invoices by command', (place) => {
  const seeded = seededShop(place)
  const folder = ownFolder()
  let number: string
  beforeAll(async () => {
    number = await order(seeded.db)
  })

  test('the first request gives the number, which stays; the file is a PDF that only its owner reads', async () => {
    const first = await shop('orders', 'invoice', number.toLowerCase())
    expect(first.said).toMatch(/^Invoice \d{4}-00001, \$\d.*: http.*\/orders\/.*\/invoice$/)
    expect((await shop('orders', 'invoice', number)).said).toBe(first.said)
    const file = join(folder, 'invoice.pdf')
    expect(
      await shop('orders', 'invoice', number, '--pdf', file, '--language', 'de'),
    ).toMatchObject({
      code: 0,
      said: expect.stringContaining('Rechnung'),
    })
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const slip = join(folder, 'slip.pdf')
    expect(await shop('orders', 'packing-slip', number, '--pdf', slip)).toMatchObject({ code: 0 })
    expect(readFileSync(slip).length).toBeGreaterThan(1000)
  })

  test('a PDF that has to show codes in place of letters says so, with the page to print', async () => {
    const billing = { firstName: '太郎', lastName: '山田' }
    const { number } = await placed(seeded.db, { billing })
    const file = join(folder, 'japanese.pdf')
    const made = await shop('orders', 'invoice', number, '--pdf', file)
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining(file) })
    expect(made.warned).toMatch(/^The file shows 山 田 太 郎 as codes.* http\S+\/invoice$/)
    const other = await order(seeded.db)
    expect((await shop('orders', 'invoice', other, '--pdf', file)).warned).toBe('')
  })

  test('the command says that an invoice does not exist', async () => {
    expect(await shop('orders', 'invoice', number, '--credit-note')).toMatchObject({
      code: 1,
      warned: `${number} is neither cancelled nor refunded: it has no credit note.`,
    })
    await shop('orders', 'cancel', number)
    expect((await shop('orders', 'invoice', number, '--credit-note')).said).toMatch(
      /^Credit note C\d{4}-00001, -\$/,
    )
    expect(await shop('orders', 'invoice', 'EX-NONE')).toMatchObject({ code: 1 })
    expect(await shop('orders', 'packing-slip', 'EX-NONE')).toMatchObject({ code: 1 })
    expect(await shop('orders', 'invoice', number, '--language', 'it')).toMatchObject({ code: 2 })
    expect(await shop('orders', 'invoice')).toMatchObject({ code: 2 })
  })

  test('a change of the currency says what stays', async () => {
    const { said } = await shop('settings', 'set', 'money.currency', 'JPY')
    await shop('settings', 'unset', 'money.currency')
    await shop('settings', 'get', 'money.currency') // This command reads the setting again.
    expect(said).toContain('Orders keep the currency they were placed in.')
  })
})
