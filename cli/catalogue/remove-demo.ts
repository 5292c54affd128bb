import { parseArgs } from 'node:util'
import { removeDemoProducts } from '../../app/catalogue/care/remove-demo.server'
import type { Command } from '../command'

export const removeDemo: Command = {
  usage: '[--yes]',
  about:
    'Take the products of the demo catalogue out of the shop; without --yes it only says how many.',
  async run(args, { db, print, warn }) {
    const { values } = parseArgs({ args, options: { yes: { type: 'boolean' } } })
    if (!values.yes) {
      const count = await removeDemoProducts(db, { dryRun: true })
      warn(`${count} demo products would go. If that is meant, add --yes`)
      return 1
    }
    print(`${await removeDemoProducts(db)} demo products are no longer in the shop.`)
    return 0
  },
}
