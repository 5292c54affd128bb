import { parseArgs } from 'node:util'
import { setVariant, type VariantChange } from '../../app/catalogue/care/edit-variants.server'
import { type Command, readCents, required, UsageError, wholeNumber } from '../command'

export const setVariantCommand: Command = {
  usage: '<sku> [--price <price>] [--compare-at <price>|none] [--stock <pieces>]',
  about:
    'Set price, price before or pieces (as counted) of one variant by its SKU; the product itself then has the least price and the sum of the pieces.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        price: { type: 'string' },
        'compare-at': { type: 'string' },
        stock: { type: 'string' },
      },
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
    if (Object.keys(change).length === 0)
      throw new UsageError('say --price, --compare-at or --stock')
    if (!(await setVariant(db, sku, change))) {
      warn(`Nothing was changed: nothing is sold under the SKU ${sku}.`)
      return 1
    }
    print('1 variant changed.')
    return 0
  },
}
