import { setPrices } from '../../app/catalogue/care/edit-products.server'
import { cancelSchedule } from '../../app/catalogue/prices/apply-schedules.server'
import { priceHistory } from '../../app/catalogue/prices/price-changes.server'
import { listSchedules } from '../../app/catalogue/prices/scheduled-prices.server'
import { minorUnitsOf, plainMoney } from '../../app/texts/currency.server'
import {
  type Command,
  iso,
  printJson,
  readCents,
  readOptions,
  readWords,
  required,
  textTable,
  UsageError,
  wholeNumber,
} from '../command'
import { shopMinute } from '../shop-time'
import { byProduct, changed, pairs, priced, UnknownSku } from './named-products'
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
    return changed(shop, async () => {
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
      print(
        textTable(
          ['number', 'product', 'title', 'price', 'from', 'until', 'state'],
          rows.map((row) => [
            ...[row.id, row.variant_sku ?? row.product_id, titleOf(row)],
            ...[plainMoney(row.price), shopMinute(row.from_at)],
            ...[row.until_at === null ? 'for good' : shopMinute(row.until_at), row.state],
          ]),
        ),
      )
    return 0
  },
}

export const cancel: Command = {
  usage: '<number>',
  about: 'Take a scheduled price away; one that runs ends at once.',
  async run(args, { db, print, warn }) {
    const { positionals } = readWords(args)
    const id = wholeNumber(required(positionals[0], 'the number'), 'the number')
    if (positionals.length > 1) throw new UsageError('one scheduled price at a time')
    if (!(await cancelSchedule(db, id))) {
      warn(`Nothing was changed: no scheduled price ${id} runs or is to come.`)
      return 1
    }
    print(`Scheduled price ${id} is cancelled.`)
    return 0
  },
}

export const history: Command = {
  usage: '<id|sku> [--json]',
  about:
    'List how the price of a product, or of a variant by its SKU, changed, the newest first, and who or what changed it.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    let of: Awaited<ReturnType<typeof priced>>
    try {
      of = await priced(db, required(positionals[0], 'the product'))
    } catch (error) {
      if (!(error instanceof UnknownSku)) throw error
      warn(error.message)
      return 1
    }
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
      print(
        textTable(
          ['at', 'from', 'to', 'discount', 'by'],
          rows.map((row) => [
            ...[shopMinute(row.at), plainMoney(row.price_before), plainMoney(row.price)],
            ...[`${row.discount / 100}%`, row.made_by],
          ]),
        ),
      )
    return 0
  },
}

const titleOf = ({ title, chosen }: { title: string; chosen: string | null }) =>
  chosen === null ? title : `${title} (${(JSON.parse(chosen) as string[]).join(', ')})`
