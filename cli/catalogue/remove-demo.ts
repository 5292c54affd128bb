import { parseArgs } from 'node:util'
import { removeDemoProducts } from '../../app/catalogue/remove-demo.server'
import { config } from '../../app/config.server'
import { checkOpening } from '../../app/content/opening/opening-state.server'
import { leaveDemo } from '../../app/own-shop.server'
import { describeFindings } from '../../app/settings/finding'
import type { Command } from '../command'
import { checkDemoLeft } from '../doctor/demo-check'

export const removeDemo: Command = {
  usage: '[--yes]',
  about:
    'Take the demo out of the shop: products, coupon, prices, country, tax and promises; then it says what is left. Without --yes it only says how many products.',
  async run(args, { db, print, warn }) {
    const { values } = parseArgs({ args, options: { yes: { type: 'boolean' } } })
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
