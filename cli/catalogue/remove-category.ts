import { changeCategory, UnknownCategory } from '../../app/catalogue/care/edit-categories.server'
import { removeNeededCategory } from '../../app/orders/coupons/remove-needed-category.server'
import { type Command, NotDone, UsageError } from '../command'
import { onlyWord, readWords } from '../options'
import { changedCategory } from './changed-category'

const standing = (hidden: boolean, about: string): Command => ({
  usage: '<category>',
  about,
  async run(args, shop) {
    const slug = oneOf(readWords(args).positionals)
    await changedCategory(shop, slug, () =>
      changeCategory(shop.db, slug, { hidden: Number(hidden) }),
    )
  },
})

const remove: Command = {
  usage: '<category> [--to <category>]',
  about: 'Remove a category; its products go to another one.',
  async run(args, shop) {
    const { values, positionals } = readWords(args, { to: 'text' })
    const slug = oneOf(positionals)
    if (values.to === slug) throw new UsageError('--to names another category')
    const removed = await removeNeededCategory(shop.db, { slug, to: values.to ?? null })
    if (!removed.ok && removed.code === 'HAS_PRODUCTS')
      throw new NotDone(
        `Nothing was changed: products are in it, hidden ones too (${removed.count}); say with --to where they go.`,
      )
    if (!removed.ok && removed.code === 'NEEDED_BY_COUPONS')
      throw new NotDone(
        `Nothing was changed: coupons hold for it (${removed.coupons.join(', ')}); say with --to for which category they hold then.`,
      )
    await changedCategory(shop, slug, async () => {
      if (removed.ok) return
      throw new UnknownCategory(removed.code === 'UNKNOWN' ? slug : (values.to ?? ''))
    })
  },
}

const oneOf = (words: string[]) => onlyWord(words, 'the category', 'one category at a time')

export const removalCommands: Record<string, Command> = {
  'catalogue categories hide': standing(
    true,
    'Take a category out of menus, filters, searches and feeds; its products stay.',
  ),
  'catalogue categories show': standing(false, 'Show a hidden category again.'),
  'catalogue categories remove': remove,
}
