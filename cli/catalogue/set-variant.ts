import {
  setVariant,
  type VariantChange,
  variantOf,
} from '../../app/catalogue/care/edit-variants.server'
import { setSku } from '../../app/catalogue/care/set-sku.server'
import { nameOfHolder } from '../../app/catalogue/product/sku-holder'
import {
  type Command,
  type CommandContext,
  readCents,
  readWords,
  required,
  UsageError,
  wholeNumber,
} from '../command'

export const setVariantCommand: Command = {
  usage: '<sku> [--price <price>] [--compare-at <price>|none] [--stock <pieces>] [--sku <new>]',
  about:
    'Set price, price before or pieces (as counted) of one variant by its SKU; the product itself then has the least price and the sum of the pieces. --sku gives it another SKU, which nothing else in the shop may have.',
  async run(args, shop) {
    const { values, positionals } = readWords(args, {
      price: 'text',
      'compare-at': 'text',
      stock: 'text',
      sku: 'text',
    })
    const sku = required(positionals[0], 'the SKU')
    if (positionals.length > 1) throw new UsageError('one SKU at a time')
    const before = values['compare-at']
    const change: VariantChange = {
      ...(values.price !== undefined && { price: readCents(values.price, '--price') }),
      ...(before !== undefined && {
        compareAt: before === 'none' ? null : readCents(before, '--compare-at'),
      }),
      ...(values.stock !== undefined && { stock: wholeNumber(values.stock, '--stock', 0) }),
    }
    const changes = Object.keys(change).length
    if (changes === 0 && values.sku === undefined)
      throw new UsageError('say --price, --compare-at, --stock or --sku')
    if (values.sku !== undefined && changes > 0) throw new UsageError('--sku stands alone')
    if (values.sku !== undefined) return renamed(shop, sku, values.sku)
    const { db, print, warn } = shop
    const done = await setVariant(db, sku, change)
    if (!done) {
      warn(`Nothing was changed: nothing is sold under the SKU ${sku}.`)
      return 1
    }
    if (done === 'later')
      warn(`The variant ${sku} has a scheduled price now; this one holds after it.`)
    print('1 variant changed.')
    return 0
  },
}

async function renamed({ db, print, warn }: CommandContext, sku: string, next: string) {
  const found = await variantOf(db, sku)
  const done = found
    ? await setSku(db, { productId: found.product_id, variantId: found.id }, next)
    : ({ ok: false, code: 'UNKNOWN' } as const)
  if (done.ok) {
    print('1 variant changed.')
    return 0
  }
  if (done.code === 'UNFIT') throw new UsageError(`--sku is up to 60 letters, not "${next}"`)
  const why =
    done.code === 'TAKEN'
      ? `the SKU ${next.trim()} is of ${nameOfHolder(done.holder)}`
      : `nothing is sold under the SKU ${sku}`
  warn(`Nothing was changed: ${why}.`)
  return 1
}
