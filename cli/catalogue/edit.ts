import { setHidden, setStock } from '../../app/catalogue/care/edit-products.server'
import { type Command, UsageError } from '../command'
import { readWords, wholeNumber } from '../options'
import { byProduct, changed, pairs, productIds } from './named-products'

export const setStockCommand: Command = {
  usage: '<id|sku> <pieces> [<id|sku> <pieces>…]',
  about: 'Set how many pieces of products there are, as counted, all or none.',
  async run(args, shop) {
    const { positionals } = readWords(args)
    const counted = pairs(positionals, 'number of pieces').map(
      ([product, pieces]) => [product, wholeNumber(pieces, 'the number of pieces', 0)] as const,
    )
    await changed(shop, async () => {
      const pieces = await byProduct(shop.db, counted)
      await setStock(shop.db, pieces)
      return pieces.size
    })
  },
}

export const hideProducts = hiding(
  true,
  'Take products out of the shop; orders keep them, and no import brings them back.',
)
export const showProducts = hiding(
  false,
  'Put hidden products, or ones no longer listed, into the shop.',
)

function hiding(hidden: boolean, about: string): Command {
  return {
    usage: '<id|sku> [<id|sku>…]',
    about,
    async run(args, shop) {
      const { positionals } = readWords(args)
      if (positionals.length === 0) throw new UsageError('the product is missing')
      await changed(shop, async () => {
        const ids = [...new Set(await productIds(shop.db, positionals))]
        await setHidden(shop.db, ids, hidden)
        return ids.length
      })
    },
  }
}
