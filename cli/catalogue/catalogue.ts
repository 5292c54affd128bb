import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  setVariant,
  type VariantChange,
  variantOf,
} from '../../app/catalogue/care/edit-variants.server'
import { anyVariants, exportedProducts } from '../../app/catalogue/care/export-products.server'
import { makeSlugs } from '../../app/catalogue/care/make-slugs.server'
import { setSku } from '../../app/catalogue/care/set-sku.server'
import { CATALOGUE_WRITERS } from '../../app/catalogue/care/write-catalogue'
import { nameOfHolder } from '../../app/catalogue/product/sku-holder'
import { removeDemoProducts } from '../../app/catalogue/remove-demo.server'
import { config } from '../../app/config.server'
import { checkOpening } from '../../app/content/opening/opening-state.server'
import { leaveDemo } from '../../app/own-shop.server'
import { describeFindings } from '../../app/settings/finding'
import { type Command, type CommandContext, NotDone, UsageError } from '../command'
import { checkDemoLeft } from '../doctor/demo-check'
import { importCommand } from '../import'
import { onlyWord, readCents, readOptions, readWords, wholeNumber } from '../options'
import { categoryCommands } from './categories'
import { hideProducts, setStockCommand, showProducts } from './edit'
import { cancel, history, scheduled, setPrice } from './prices'
import { schedule } from './schedule-price'
import { sizeGuideCommands } from './size-guides'

const exportCommand: Command = {
  usage: '<file.csv|file.ndjson|file.json>',
  about:
    'Write every product, hidden ones too, to a file that "catalogue import" reads back; a .csv has no reviews.',
  async run(args, { db, print }) {
    const { positionals } = readWords(args)
    const file = onlyWord(positionals, 'the file', 'one file at a time')
    const kind = extname(file).toLowerCase()
    const write = CATALOGUE_WRITERS[kind as keyof typeof CATALOGUE_WRITERS]
    if (!write) throw new UsageError('a catalogue is a .csv, .ndjson or .json file')
    let count = 0
    const counted = (async function* () {
      for await (const product of exportedProducts(db)) {
        count++
        yield product
      }
    })()
    // The file has another name until it is whole: an export cut short does not replace the last
    // one.
    const unfinished = `${file}.unfinished`
    try {
      await pipeline(
        write(counted, await anyVariants(db)),
        createWriteStream(unfinished, { mode: 0o600 }),
      )
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
    print(`${count} products written to ${file}`)
  },
}

const setVariantCommand: Command = {
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
    const sku = onlyWord(positionals, 'the SKU', 'one SKU at a time')
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
    if (values.sku !== undefined) {
      await renamed(shop, sku, values.sku)
      return
    }
    const { db, print, warn } = shop
    const done = await setVariant(db, sku, change)
    if (!done) throw new NotDone(`Nothing was changed: nothing is sold under the SKU ${sku}.`)
    if (done === 'later')
      warn(`The variant ${sku} has a scheduled price now; this one holds after it.`)
    print('1 variant changed.')
  },
}

async function renamed({ db, print }: CommandContext, sku: string, next: string) {
  const found = await variantOf(db, sku)
  const done = found
    ? await setSku(db, { productId: found.product_id, variantId: found.id }, next)
    : ({ ok: false, code: 'UNKNOWN' } as const)
  if (done.ok) return print('1 variant changed.')
  if (done.code === 'UNFIT') throw new UsageError(`--sku is up to 60 letters, not "${next}"`)
  const why =
    done.code === 'TAKEN'
      ? `the SKU ${next.trim()} is of ${nameOfHolder(done.holder)}`
      : `nothing is sold under the SKU ${sku}`
  throw new NotDone(`Nothing was changed: ${why}.`)
}

const removeDemo: Command = {
  usage: '[--yes]',
  about:
    'Take the demo out of the shop: products, coupon, prices, country, tax and promises; then it says what is left. Without --yes it only says how many products.',
  async run(args, { db, print }) {
    const values = readOptions(args, { yes: 'flag' })
    if (!values.yes) {
      const count = await removeDemoProducts(db, { dryRun: true })
      throw new NotDone(`${count} demo products would go. If that is meant, add --yes`)
    }
    print(`${await removeDemoProducts(db)} demo products are no longer in the shop.`)
    await leaveDemo(db)
    print('Its coupon, prices, country, tax and promises are gone too; what you have set stays.')
    const left = [...(await checkDemoLeft(db, config)), ...(await checkOpening(db))]
    print(describeFindings(left))
  },
}

const slugsCommand: Command = {
  usage: '[--dry-run]',
  about:
    'Give every product without one an address of its title, such as /shop/blue-mug; the address with its number goes on working.',
  async run(args, { db, print }) {
    const values = readOptions(args, { 'dry-run': 'flag' })
    const dryRun = values['dry-run']
    const { made, without } = await makeSlugs(db, { dryRun })
    print(`${dryRun ? 'Would be made' : 'Made'}: ${made} addresses.`)
    if (without.length > 0)
      print(`Without letters or digits in their titles: ${without.slice(0, 20).join(', ')}.`)
  },
}

export const catalogueCommands: Record<string, Command> = {
  'catalogue import': importCommand,
  'catalogue export': exportCommand,
  'catalogue set-price': setPrice,
  'catalogue schedule-price': schedule,
  'catalogue scheduled-prices': scheduled,
  'catalogue cancel-price': cancel,
  'catalogue price-history': history,
  'catalogue set-stock': setStockCommand,
  'catalogue set-variant': setVariantCommand,
  'catalogue hide': hideProducts,
  'catalogue show': showProducts,
  ...categoryCommands,
  ...sizeGuideCommands,
  'catalogue slugs': slugsCommand,
  'catalogue remove-demo': removeDemo,
}
