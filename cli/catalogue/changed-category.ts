import { UnknownCategory } from '../../app/catalogue/care/edit-categories.server'
import { readCategories } from '../../app/catalogue/product/categories.server'
import { type CommandContext, NotDone } from '../command'
import { nearNames } from '../options'

/** Makes a change of categories, and says what was changed or which category is meant. */
export async function changedCategory(
  { db, print }: CommandContext,
  what: string,
  change: () => Promise<unknown>,
) {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof UnknownCategory)) throw error
    const slugs = (await readCategories(db)).map(({ slug }) => slug)
    const near = nearNames(error.slug, slugs)
    const meant = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '.'
    throw new NotDone(`Nothing was changed: ${error.message}${meant}`)
  }
  print(`Changed: ${what}.`)
}
