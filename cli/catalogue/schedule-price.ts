import { schedulePrice } from '../../app/catalogue/prices/scheduled-prices.server'
import { plainMoney } from '../../app/texts/currency.server'
import { type Command, NotDone, UsageError } from '../command'
import { readCents, readWords, required } from '../options'
import { readTime } from '../shop-time'
import { priced, UnknownSku, unchangedBy } from './named-products'
import { percent, span } from './price-words'

export const schedule: Command = {
  usage:
    '<id|sku> <price> --from <2026-12-01|2026-12-01T09:00> [--until <2026-12-24|2026-12-24T18:00>] [--discount <percent>] [--compare-at <price>]',
  about:
    'Have a price begin by itself, and end by itself where --until is given (a day includes its evening; days and times are of the shop’s time zone). Afterwards the price is again what it was, or what was set or imported meanwhile. The SKU of a variant schedules the price of that variant, which has --compare-at, its price before, in place of --discount.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, {
      from: 'text',
      until: 'text',
      discount: 'text',
      'compare-at': 'text',
    })
    const [product, price, ...more] = positionals
    if (more.length > 0) throw new UsageError('one product at a time')
    const cents = readCents(required(price, 'the price'), 'the price')
    const from = readTime(required(values.from, '--from'), '--from')
    const until = values.until === undefined ? null : readTime(values.until, '--until')
    const discount = values.discount === undefined ? undefined : percent(values.discount)
    if (until !== null && until <= Math.max(from, Date.now()))
      throw new UsageError('--until must be after --from, and to come')
    const before = values['compare-at']
    const compareAt = before === undefined ? undefined : readCents(before, '--compare-at')
    const { productId, variantId } = await priced(db, required(product, 'the product')).catch(
      (error) => {
        throw error instanceof UnknownSku ? unchangedBy(error) : error
      },
    )
    if (variantId !== undefined && discount !== undefined)
      throw new UsageError('a variant has --compare-at, and no --discount')
    if (variantId === undefined && compareAt !== undefined)
      throw new UsageError('--compare-at is of a variant; a product has --discount')
    const made = await schedulePrice(db, {
      ...{ productId, price: cents, discount, from, until },
      ...(variantId !== undefined && { variant: { id: variantId, compareAt } }),
    })
    const what = variantId === undefined ? `product ${productId}` : `variant ${product}`
    if (!made.ok) throw new NotDone(`Nothing was changed: ${whyNot(made, productId)}`)
    print(`Scheduled price ${made.id}: ${what} at ${plainMoney(cents)} ${span(from, until)}`)
  },
}

type Refused = Awaited<ReturnType<typeof schedulePrice>> & { ok: false }

function whyNot(refused: Refused, productId: number) {
  if (refused.code === 'HAS_VARIANTS')
    return `product ${productId} comes in variants, which have their own prices; name one by its SKU.`
  if (refused.code !== 'OVERLAPS') return `there is no product ${productId}.`
  const { id, price, from_at, until_at } = refused.other
  return `scheduled price ${id} (${plainMoney(price)} ${span(from_at, until_at)}) overlaps. "catalogue cancel-price ${id}" takes it away.`
}
