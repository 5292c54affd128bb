import { parseArgs } from 'node:util'
import { makeSlugs } from '../../app/catalogue/care/make-slugs.server'
import type { Command } from '../command'

export const slugsCommand: Command = {
  usage: '[--dry-run]',
  about:
    'Give every product without one an address of its title, such as /shop/blue-mug; the address with its number goes on working.',
  async run(args, { db, print }) {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } })
    const dryRun = values['dry-run']
    const { made, without } = await makeSlugs(db, { dryRun })
    print(`${dryRun ? 'Would be made' : 'Made'}: ${made} addresses.`)
    if (without.length > 0)
      print(`Without letters or digits in their titles: ${without.slice(0, 20).join(', ')}.`)
    return 0
  },
}
