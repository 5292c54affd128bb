import { beforeEach, expect, test } from 'vitest'
import {
  importFile,
  piecesOf,
  shirt,
  variantIds,
} from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { BILLING } from '../../../tests/support/shopper'
import type { Database } from '../../database/tables.server'
import { changeStatus } from '../changing/change-status.server'
import { endUnpaid } from '../changing/end-unpaid.server'
import { quote } from '../quote.server'
import { findOrder } from '../reading/find-order.server'
import { parseOrder } from './order-request.server'
import { placeOrder } from './place-order.server'

const SHIRT = 900
const PLAIN = 1
/** A T-shirt of the demo in three colours, the first two pictures of the blue one. */
const PICTURED = 41

eachDatabase('variants in orders', (open) => {
  let db: Database
  let ids: Record<string, number>
  beforeEach(async () => {
    db = await open('seeded')
    await importFile(db, [shirt(SHIRT), shirt(SHIRT + 1)])
    ids = await variantIds(db, SHIRT)
  })

  const parse = (items: unknown) => parseOrder({ items, payment: 'bank', billing: BILLING })
  const place = (items: unknown, key = crypto.randomUUID()) => {
    const parsed = parse(items)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    return placeOrder(db, { key, request: parsed.value, language: 'en' })
  }
  const placed = async (items: unknown) => {
    const placing = await place(items)
    if (!placing.ok) throw new Error(placing.code)
    return placing.order
  }

  test('two variants are two lines, each with its price, words and stock', async () => {
    const order = await placed([
      { productId: SHIRT, quantity: 1, variant: ids['S / Red'] },
      { productId: SHIRT, quantity: 2, variant: ids['M / Red'] },
      { productId: SHIRT, quantity: 1, variant: ids['S / Red'] },
      { productId: PLAIN, quantity: 1 },
    ])
    const [small, medium, plain] = order.items
    expect(small).toEqual({
      productId: SHIRT,
      variant: ids['S / Red'],
      title: 'Shirt 900',
      options: [
        { name: 'Size', value: 'S' },
        { name: 'Colour', value: 'Red' },
      ],
      sku: 'SH-900-SR',
      unitPrice: 2000,
      quantity: 2,
      lineTotal: 4000,
    })
    expect(medium).toMatchObject({ unitPrice: 2250, lineTotal: 4500, sku: 'SH-900-MR' })
    expect(Object.keys(plain ?? {})).toEqual([
      'productId',
      'title',
      'unitPrice',
      'quantity',
      'lineTotal',
    ])
    expect(order.subtotal).toBe(4000 + 4500 + 999)
    expect(await piecesOf(db, SHIRT)).toEqual({ all: 4, 'S / Red': 3, 'M / Red': 1, 'M / Blue': 0 })
  })

  test('a line keeps its variant’s words, whatever becomes of the variant', async () => {
    const { token } = await placed([{ productId: SHIRT, quantity: 1, variant: ids['M / Red'] }])
    const variants = shirt(SHIRT).variants.slice(0, 1)
    await importFile(db, [shirt(SHIRT, { variants })])
    const kept = await findOrder(db, token)
    expect(kept?.order.items).toMatchObject([
      { variant: ids['M / Red'], sku: 'SH-900-MR', options: [{ value: 'M' }, { value: 'Red' }] },
    ])
    await changeStatus(db, { token }, 'cancelled')
    expect(await piecesOf(db, SHIRT)).toMatchObject({ all: 5, 'S / Red': 5, 'M / Red': 3 })
  })

  test('a line shows the picture of the colour that was bought', async () => {
    const colours = await variantIds(db, PICTURED)
    const bought = ['M / Mustard', 'S / Blue'].map((name) => ({
      ...{ productId: PICTURED, quantity: 1 },
      variant: colours[name],
    }))
    const { token } = await placed([...bought, { productId: PLAIN, quantity: 1 }])
    const pictures = async () =>
      (await findOrder(db, token))?.order.items.map(({ thumbnail }) => thumbnail)
    const { images } = await db
      .selectFrom('products')
      .select('images')
      .where('id', '=', PICTURED)
      .executeTakeFirstOrThrow()
    const [blue, , , mustard] = JSON.parse(images) as string[]
    expect(await pictures()).toEqual([mustard, blue, expect.stringContaining('/media/demo/1-')])
    await db.updateTable('variants').set({ pictures: '[9]' }).execute()
    expect(await pictures()).toEqual([blue, blue, expect.stringContaining('/media/demo/1-')])
  })

  test('cancelling and ending return the pieces to the variant, once', async () => {
    const before = await piecesOf(db, SHIRT)
    const items = [{ productId: SHIRT, quantity: 2, variant: ids['M / Red'] }]
    const { token } = await placed(items)
    await changeStatus(db, { token }, 'cancelled')
    await changeStatus(db, { token }, 'cancelled')
    expect(await piecesOf(db, SHIRT)).toEqual(before)
    await placed(items)
    await db.deleteFrom('jobs').execute() // Its mails count as sent.
    expect(await endUnpaid(db, Date.now() + 1e11)).toBe(1)
    expect(await piecesOf(db, SHIRT)).toEqual(before)
  })

  test('options to choose, or choose again, are named line by line', async () => {
    const other = (await variantIds(db, SHIRT + 1))['S / Red']
    const items = [
      { productId: SHIRT, quantity: 1 },
      { productId: SHIRT, quantity: 1, variant: other },
      { productId: PLAIN, quantity: 1, variant: other },
      { productId: SHIRT, quantity: 1, variant: ids['M / Blue'] },
      { productId: 999_999, quantity: 1, variant: other },
    ]
    const parsed = parse(items)
    if (!parsed.ok) throw new Error()
    const { problems, items: priced } = await quote(db, parsed.value, 'fr')
    expect(priced.map(({ variant, available }) => [variant, available])).toEqual([
      [ids['M / Blue'], 0],
    ])
    expect(problems.map(({ code, productId, variant }) => [code, productId, variant])).toEqual([
      ['variant_required', SHIRT, undefined],
      ['unknown_variant', SHIRT, other],
      ['unknown_variant', PLAIN, other],
      ['unknown_product', 999_999, other],
      ['out_of_stock', SHIRT, ids['M / Blue']],
    ])
    expect(problems[0]?.detail).toContain('Taille et Couleur')
    expect(problems.at(-1)?.detail).toContain('Shirt 900 (M, Bleu)')
    expect(await place(items)).toMatchObject({ ok: false, code: 'variant_required' })
    expect(await place(items.slice(1))).toMatchObject({ ok: false, code: 'unknown_variant' })
    expect(await piecesOf(db, SHIRT)).toMatchObject({ all: 8 })
  })

  test('a variant is sold to the last piece and not beyond, though others are left', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        place([{ productId: SHIRT, quantity: 1, variant: ids[at % 2 ? 'S / Red' : 'M / Red'] }]),
      ),
    )
    const sold = outcomes.filter(({ ok }) => ok)
    expect(sold).toHaveLength(8)
    for (const one of outcomes) if (!one.ok) expect(one.code).toBe('out_of_stock')
    expect(await piecesOf(db, SHIRT)).toEqual({ all: 0, 'S / Red': 0, 'M / Red': 0, 'M / Blue': 0 })
  })

  test('an invalid variant number is refused at its line', () => {
    for (const variant of ['5', -1, 0, 1.5, 2 ** 31, 2 ** 53, Number.NaN, [], {}, true])
      expect(parse([{ productId: SHIRT, quantity: 1, variant }]), String(variant)).toEqual({
        ok: false,
        errors: { 'items.0.variant': 'invalid' },
      })
  })

  test('a request without variants reads as it always did', () => {
    const parsed = parse([{ productId: PLAIN, quantity: 1, variant: null }])
    expect(parsed.ok && JSON.stringify(parsed.value.items)).toBe('[{"productId":1,"quantity":1}]')
    const older = parse([{ productId: SHIRT, quantity: 1, variantId: 7 }])
    expect(older.ok && older.value.items).toEqual([{ productId: SHIRT, quantity: 1, variant: 7 }])
  })
})
