import { parseArgs } from 'node:util'
import {
  setHidden,
  setPrices,
  setStock,
  UnknownProducts,
} from '../../app/catalogue/care/edit-products.server'
import { LARGEST_PRODUCT_ID } from '../../app/catalogue/product-id'
import { type Command, type CommandContext, readCents, UsageError, wholeNumber } from '../command'

export const setPrice: Command = {
  usage: '<product> <price> [<product> <price>…] [--discount <percent>]',
  about:
    'Set the prices of products by their ids, all or none; --discount is what the shop shows as taken off the crossed-out price.',
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { discount: { type: 'string' } },
    })
    const discount = values.discount === undefined ? undefined : percent(values.discount)
    const prices = pairs(positionals, 'price').map(([id, price]) => ({
      id,
      price: readCents(price, 'the price'),
      discount,
    }))
    return changed(shop, prices.length, () => setPrices(shop.db, prices))
  },
}

export const setStockCommand: Command = {
  usage: '<product> <pieces> [<product> <pieces>…]',
  about: 'Set how many pieces of products there are, as counted, all or none.',
  async run(args, shop) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const counted = new Map(
      pairs(positionals, 'number of pieces').map(([id, pieces]) => [
        id,
        wholeNumber(pieces, 'the number of pieces', 0),
      ]),
    )
    return changed(shop, counted.size, () => setStock(shop.db, counted))
  },
}

export const hide = hiding(
  true,
  'Take products out of the shop; orders keep them, and no import brings them back.',
)
export const show = hiding(false, 'Put hidden products, or ones no longer listed, into the shop.')

function hiding(hidden: boolean, about: string): Command {
  return {
    usage: '<product> [<product>…]',
    about,
    async run(args, shop) {
      const { positionals } = parseArgs({ args, allowPositionals: true })
      const ids = [...new Set(positionals.map(productId))]
      if (ids.length === 0) throw new UsageError('the product is missing')
      return changed(shop, ids.length, () => setHidden(shop.db, ids, hidden))
    },
  }
}

function pairs(positionals: string[], what: string): [number, string][] {
  if (positionals.length === 0) throw new UsageError('the product is missing')
  const found = new Map<number, string>()
  for (let at = 0; at < positionals.length; at += 2) {
    const id = productId(positionals[at] as string)
    const value = positionals[at + 1]
    if (value === undefined) throw new UsageError(`product ${id} has no ${what}`)
    if (found.has(id)) throw new UsageError(`product ${id} is named twice`)
    found.set(id, value)
  }
  return [...found]
}

function productId(text: string) {
  const id = wholeNumber(text, 'a product')
  if (id > LARGEST_PRODUCT_ID) throw new UsageError(`no product has the number ${text}`)
  return id
}

/** In hundredths of a percent. */
function percent(text: string) {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text))
    throw new UsageError(`--discount is a percentage such as 0, 5 or 12.5, not "${text}"`)
  return Math.round(Number(text) * 100)
}

async function changed(
  { print, warn }: CommandContext,
  count: number,
  change: () => Promise<unknown>,
) {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof UnknownProducts)) throw error
    warn(`Nothing was changed: there is ${error.message}.`)
    return 1
  }
  print(`${count} ${count === 1 ? 'product' : 'products'} changed.`)
  return 0
}
