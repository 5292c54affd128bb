import { parseArgs } from 'node:util'
import { setPrices } from '../../app/catalogue/care/edit-products.server'
import { cancelSchedule } from '../../app/catalogue/prices/apply-schedules.server'
import { priceHistory } from '../../app/catalogue/prices/price-changes.server'
import { listSchedules, schedulePrice } from '../../app/catalogue/prices/scheduled-prices.server'
import { minorUnitsOf, plainMoney } from '../../app/texts/currency.server'
import { type Command, readCents, required, UsageError, wholeNumber } from '../command'
import { iso, minute, printJson, textTable } from '../text-table'
import { byProduct, changed, pairs, productIds, UnknownSku } from './named-products'
import { readMoment, readUntil } from './read-moment'

const MOST_SHOWN = 200

export const setPrice: Command = {
  usage: '<id|sku> <price> [<id|sku> <price>…] [--discount <percent>]',
  about:
    'Set the prices of products, all or none; --discount is what the shop shows as taken off the crossed-out price. While a scheduled price runs, these hold after it.',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { discount: { type: 'string' } },
    })
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

export const schedule: Command = {
  usage:
    '<id|sku> <price> --from <2026-12-01|2026-12-01T09:00> [--until <2026-12-24|2026-12-24T18:00>] [--discount <percent>]',
  about:
    'Have a price begin by itself, and end by itself where --until is given (a day includes its evening; times are UTC). Afterwards the price is again what it was, or what was set or imported meanwhile.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        until: { type: 'string' },
        discount: { type: 'string' },
      },
    })
    const [product, price, ...more] = positionals
    if (more.length > 0) throw new UsageError('one product at a time')
    const cents = readCents(required(price, 'the price'), 'the price')
    const from = readMoment(required(values.from, '--from'), '--from')
    const until = values.until === undefined ? null : readUntil(values.until, '--until')
    const discount = values.discount === undefined ? undefined : percent(values.discount)
    if (until !== null && until <= Math.max(from, Date.now()))
      throw new UsageError('--until must be after --from, and to come')
    let productId: number
    try {
      productId = (await productIds(db, [required(product, 'the product')]))[0] as number
    } catch (error) {
      if (!(error instanceof UnknownSku)) throw error
      warn(`Nothing was changed: ${error.message}`)
      return 1
    }
    const made = await schedulePrice(db, { productId, price: cents, discount, from, until })
    if (made.ok) {
      print(
        `Scheduled price ${made.id}: product ${productId} at ${plainMoney(cents)} ${span(from, until)}`,
      )
      return 0
    }
    if (made.code === 'OVERLAPS') {
      const { id, price: other, from_at, until_at } = made.other
      warn(
        `Nothing was changed: scheduled price ${id} (${plainMoney(other)} ${span(from_at, until_at)}) overlaps. "catalogue cancel-price ${id}" takes it away.`,
      )
    } else if (made.code === 'HAS_VARIANTS')
      warn(
        `Nothing was changed: product ${productId} comes in variants, which have their own prices.`,
      )
    else warn(`Nothing was changed: there is no product ${productId}.`)
    return 1
  },
}

export const scheduled: Command = {
  usage: '[--all] [--json]',
  about: 'List scheduled prices that run or are to come; with --all also those that are over.',
  async run(args, { db, print }) {
    const { values } = parseArgs({
      args,
      options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const rows = await listSchedules(db, { all: values.all })
    if (values.json)
      printJson(
        print,
        rows.map((row) => ({
          ...{ number: row.id, productId: row.product_id, title: row.title, state: row.state },
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
            ...[row.id, row.product_id, row.title, plainMoney(row.price), minute(row.from_at)],
            ...[row.until_at === null ? 'for good' : minute(row.until_at), row.state],
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
    const { positionals } = parseArgs({ args, allowPositionals: true })
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
  about: 'List how the price of a product changed, the newest first, and who or what changed it.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    let id: number | undefined
    try {
      ;[id] = await productIds(db, [required(positionals[0], 'the product')])
    } catch (error) {
      if (!(error instanceof UnknownSku)) throw error
      warn(error.message)
      return 1
    }
    const rows = await priceHistory(db, id as number, MOST_SHOWN)
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
            ...[minute(row.at), plainMoney(row.price_before), plainMoney(row.price)],
            ...[`${row.discount / 100}%`, row.made_by],
          ]),
        ),
      )
    return 0
  },
}

const span = (from: number, until: number | null) =>
  `from ${minute(from)} ${until === null ? 'for good' : `until ${minute(until)}`}`

/** In hundredths of a percent. */
function percent(text: string) {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text))
    throw new UsageError(`--discount is a percentage such as 0, 5 or 12.5, not "${text}"`)
  return Math.round(Number(text) * 100)
}
