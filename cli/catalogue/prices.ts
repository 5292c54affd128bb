import { setPrices } from '../../app/catalogue/care/edit-products.server'
import { cancelSchedule } from '../../app/catalogue/prices/apply-schedules.server'
import { priceHistory } from '../../app/catalogue/prices/price-changes.server'
import { listSchedules } from '../../app/catalogue/prices/scheduled-prices.server'
import { minorUnitsOf, plainMoney } from '../../app/texts/currency.server'
import { type Command, NotDone } from '../command'
import { onlyWord, readCents, readOptions, readWords, required, wholeNumber } from '../options'
import { iso, printJson, printTable } from '../printing'
import { shopMinute } from '../shop-time'
import { byProduct, changed, pairs, priced } from './named-products'
import { percent } from './price-words'

const MOST_SHOWN = 200

export const setPrice: Command = {
  usage: '<id|sku> <price> [<id|sku> <price>…] [--discount <percent>]',
  about:
    'Set the prices of products, all or none; --discount is what the shop shows as taken off the crossed-out price. While a scheduled price runs, these hold after it.',
  async run(args, shop) {
    const { values, positionals } = readWords(args, { discount: 'text' })
    const discount = values.discount === undefined ? undefined : percent(values.discount)
    const given = pairs(positionals, 'price').map(
      ([product, price]) => [product, readCents(price, 'the price')] as const,
    )
    await changed(shop, async () => {
      const prices = await byProduct(shop.db, given)
      const later = await setPrices(
        shop.db,
        [...prices].map(([id, price]) => ({ id, price, discount })),
      )
      for (const id of later)
        shop.warn(`Product ${id} has a scheduled price now; this one holds after it.`)
      return prices.size
    })
  },
}

export const scheduled: Command = {
  usage: '[--all] [--json]',
  about: 'List scheduled prices that run or are to come; with --all also those that are over.',
  async run(args, { db, print }) {
    const values = readOptions(args, { all: 'flag', json: 'flag' })
    const rows = await listSchedules(db, { all: values.all })
    if (values.json)
      printJson(
        print,
        rows.map((row) => ({
          ...{ number: row.id, productId: row.product_id, title: row.title, state: row.state },
          ...(row.chosen !== null && { sku: row.variant_sku, values: JSON.parse(row.chosen) }),
          ...{
            price: row.price / minorUnitsOf(),
            from: iso(row.from_at),
            until: iso(row.until_at),
          },
        })),
      )
    else if (rows.length === 0) print('No price is scheduled.')
    else
      printTable(print, rows, {
        number: ({ id }) => id,
        product: (row) => row.variant_sku ?? row.product_id,
        title: titleOf,
        price: ({ price }) => plainMoney(price),
        from: (row) => shopMinute(row.from_at),
        until: (row) => (row.until_at === null ? 'for good' : shopMinute(row.until_at)),
        state: ({ state }) => state,
      })
  },
}

export const cancel: Command = {
  usage: '<number>',
  about: 'Take a scheduled price away; one that runs ends at once.',
  async run(args, { db, print }) {
    const { positionals } = readWords(args)
    const tooMany = 'one scheduled price at a time'
    const id = wholeNumber(onlyWord(positionals, 'the number', tooMany), 'the number')
    if (!(await cancelSchedule(db, id)))
      throw new NotDone(`Nothing was changed: no scheduled price ${id} runs or is to come.`)
    print(`Scheduled price ${id} is cancelled.`)
  },
}

export const history: Command = {
  usage: '<id|sku> [--json]',
  about:
    'List how the price of a product, or of a variant by its SKU, changed, the newest first, and who or what changed it.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    const of = await priced(db, required(positionals[0], 'the product'))
    const rows = await priceHistory(db, of.productId, MOST_SHOWN, of.variantId)
    if (values.json)
      printJson(
        print,
        rows.map((row) => ({
          ...{
            at: iso(row.at),
            from: row.price_before / minorUnitsOf(),
            to: row.price / minorUnitsOf(),
          },
          ...{ discount: row.discount / 100, by: row.made_by },
        })),
      )
    else if (rows.length === 0) print('The price has not changed.')
    else
      printTable(print, rows, {
        at: ({ at }) => shopMinute(at),
        from: (row) => plainMoney(row.price_before),
        to: ({ price }) => plainMoney(price),
        discount: ({ discount }) => `${discount / 100}%`,
        by: (row) => row.made_by,
      })
  },
}

const titleOf = ({ title, chosen }: { title: string; chosen: string | null }) =>
  chosen === null ? title : `${title} (${(JSON.parse(chosen) as string[]).join(', ')})`
