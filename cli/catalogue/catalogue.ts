import { makeSlugs } from '../../app/catalogue/care/make-slugs.server'
import { removeDemoProducts } from '../../app/catalogue/remove-demo.server'
import { config } from '../../app/config.server'
import { checkOpening } from '../../app/content/opening/opening-state.server'
import { leaveDemo } from '../../app/own-shop.server'
import { describeFindings } from '../../app/settings/finding'
import { type Command, readOptions } from '../command'
import { checkDemoLeft } from '../doctor/demo-check'
import { importCommand } from '../import'
import { categoryCommands } from './categories'
import { hideProducts, setStockCommand, showProducts } from './edit'
import { exportCommand } from './export'
import { cancel, history, scheduled, setPrice } from './prices'
import { schedule } from './schedule-price'
import { setVariantCommand } from './set-variant'
import { sizeGuideCommands } from './size-guides'

const removeDemo: Command = {
  usage: '[--yes]',
  about:
    'Take the demo out of the shop: products, coupon, prices, country, tax and promises; then it says what is left. Without --yes it only says how many products.',
  async run(args, { db, print, warn }) {
    const values = readOptions(args, { yes: 'flag' })
    if (!values.yes) {
      const count = await removeDemoProducts(db, { dryRun: true })
      warn(`${count} demo products would go. If that is meant, add --yes`)
      return 1
    }
    print(`${await removeDemoProducts(db)} demo products are no longer in the shop.`)
    await leaveDemo(db)
    print('Its coupon, prices, country, tax and promises are gone too; what you have set stays.')
    const left = [...(await checkDemoLeft(db, config)), ...(await checkOpening(db))]
    print(describeFindings(left))
    return 0
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
    return 0
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
