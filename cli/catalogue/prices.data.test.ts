import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applySchedules } from '../../app/catalogue/prices/apply-schedules.server'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('prices by command', (place) => {
  const seeded = seededShop(place)
  const catalogue = (...args: string[]) => shop('catalogue', ...args)
  const price = async (id: number) =>
    (
      await seeded.db
        .selectFrom('products')
        .select('price')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).price

  test('a price is scheduled, listed and cancelled', async () => {
    const file = join(seeded.here.dataDir, 'sku.csv')
    writeFileSync(
      file,
      'sku,title,price,category\nLAMP-1,Own lamp,20,lighting\n77,Own rug,30,decor\n',
    )
    expect((await catalogue('import', file)).said).toContain('2 added')
    expect((await catalogue('scheduled-prices')).said).toBe('No price is scheduled.')
    expect((await catalogue('price-history', 'LAMP-1')).said).toBe('The price has not changed.')

    const made = await catalogue(
      ...['schedule-price', 'LAMP-1', '15.50', '--from', '2020-01-01', '--until', '2999-12-24'],
    )
    expect(made.said).toMatch(
      /^Scheduled price (\d+): product \d+ at 15.50 from 2020-01-01 00:00 until 2999-12-25 00:00$/,
    )
    const [, number = '', id = ''] = /(\d+): product (\d+)/.exec(made.said) ?? []
    const again = ['schedule-price', 'LAMP-1', '9', '--from', '2999-12-24T23:59']
    expect(await catalogue(...again)).toMatchObject({
      code: 1,
      warned: expect.stringContaining(`scheduled price ${number} (15.50 from 2020-01-01 00:00`),
    })
    await applySchedules(seeded.db)
    expect(await price(Number(id))).toBe(1550)
    expect(await catalogue('set-price', 'LAMP-1', '25', 'sku:77', '31')).toMatchObject({
      code: 0,
      said: '2 products changed.',
      warned: `Product ${id} has a scheduled price now; this one holds after it.`,
    })
    expect(JSON.parse((await catalogue('scheduled-prices', '--json')).said)).toEqual([
      {
        number: Number(number),
        productId: Number(id),
        title: 'Own lamp',
        state: 'running',
        price: 15.5,
        from: '2019-12-31T18:00:00.000Z',
        until: '2999-12-24T18:00:00.000Z',
      },
    ])
    expect((await catalogue('cancel-price', number)).code).toBe(0)
    expect((await catalogue('cancel-price', number)).code).toBe(1)
    expect(await price(Number(id))).toBe(2500)
    expect((await catalogue('scheduled-prices', '--all')).said).toContain('cancelled')
    const past = (await catalogue('price-history', 'LAMP-1')).said.split('\n')
    expect(past[1]).toMatch(new RegExp(`15.50 +25.00 +0% +schedule ${number}$`))
    expect(past[2]).toMatch(/20.00 +15.50 +0% /)
  })

  test('a SKU names a variant', async () => {
    const span = ['--from', '2020-01-01', '--until', '2999-12-24']
    const made = await catalogue(...['schedule-price', '47-L', '80', '--compare-at', '99', ...span])
    expect(made.said).toMatch(/^Scheduled price \d+: variant 47-L at 80.00 from /)
    const [, number = ''] = /price (\d+)/.exec(made.said) ?? []
    expect((await catalogue('schedule-price', '47-L', '70', ...span)).warned).toContain('overlaps')
    expect((await catalogue('schedule-price', '47', '70', ...span)).warned).toContain(
      'comes in variants, which have their own prices; name one by its SKU',
    )
    expect((await catalogue('schedule-price', '47-L', '7', '--discount', '5', ...span)).code).toBe(
      2,
    )
    expect((await catalogue('schedule-price', '1', '7', '--compare-at', '9', ...span)).code).toBe(2)
    await applySchedules(seeded.db)
    expect(await price(47)).toBe(8000)
    expect(await catalogue('set-variant', '47-L', '--price', '125')).toMatchObject({
      code: 0,
      warned: 'The variant 47-L has a scheduled price now; this one holds after it.',
    })
    expect(JSON.parse((await catalogue('scheduled-prices', '--json')).said)).toMatchObject([
      { number: Number(number), productId: 47, sku: '47-L', values: ['L'], price: 80 },
    ])
    expect((await catalogue('scheduled-prices')).said).toMatch(/47-L +.*\(L\) +80.00/)
    expect((await catalogue('cancel-price', number)).code).toBe(0)
    const past = (await catalogue('price-history', '47-L')).said.split('\n')
    expect(past[1]).toMatch(new RegExp(`80.00 +125.00 +0% +schedule ${number}$`))
    expect(past[2]).toMatch(/ 80.00 +19.19% +schedule/)
    expect((await catalogue('price-history', '47-M')).said).toBe('The price has not changed.')
  })

  test('the command says what is wrong', async () => {
    expect(await catalogue('set-price', 'LAMP-2', '5')).toMatchObject({
      code: 1,
      warned: 'Nothing was changed: there is no product with the SKU LAMP-2; did you mean LAMP-1?',
    })
    expect((await catalogue('hide', 'nothing at all')).warned).toContain('SKU nothing at all.')
    expect((await catalogue('set-stock', 'LAMP-1', '3', 'sku:LAMP-1', '4')).warned).toContain(
      'product sku:LAMP-1 is named twice',
    )
    expect((await catalogue('schedule-price', '999999', '5', '--from', '2030-01-01')).code).toBe(1)
    for (const wrong of [
      ['1', '5'],
      ['1', 'x', '--from', '2030-01-01'],
      ['1', '5', '--from', 'soon'],
      ['1', '5', '--from', '2030-01-01T25:00'],
      ['1', '5', '--from', '2030-01-02', '--until', '2030-01-01'],
      ['1', '5', '--from', '2020-01-02', '--until', '2020-02-01'],
      ['1', '5', '2', '--from', '2030-01-01'],
    ])
      expect(await catalogue('schedule-price', ...wrong), wrong.join(' ')).toMatchObject({
        code: 2,
      })
  })
})
