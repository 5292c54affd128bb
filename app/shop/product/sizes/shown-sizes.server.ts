import type { Language } from '../../../business'
import { isSizeOption } from '../../../catalogue/product/look'
import type { ProductOption } from '../../../catalogue/product/variant'
import { sizeTablesOf } from '../../../catalogue/size-guides/size-guides.server'
import type { SizeTable } from '../../../catalogue/size-guides/size-table'
import type { Database } from '../../../database/tables.server'
import { wordOf } from '../../../texts/known-values/known-values'
import { textsOf } from '../../../texts/texts.server'

export interface ShownSizes {
  tables: SizeTable[]
  /** Heads the column of sizes. */
  size: string
  /** The merchant's labels in the page's language, as far as the shop knows them. */
  words: Record<string, string>
}

interface Sized {
  category: string
  options?: ProductOption[]
}

/** Returns the tables of a product's sizes with their words; undefined where it has no guide. */
export async function sizesOf(
  db: Database,
  product: Sized,
  language: Language,
): Promise<ShownSizes | undefined> {
  const tables = await sizeTablesOf(db, product)
  if (tables.length === 0) return undefined
  const labels = tables.flatMap(({ title, columns }) => [title, ...columns])
  const words = labels.flatMap((label) => {
    const word = labelIn(language, label)
    return word === undefined ? [] : [[label, word] as const]
  })
  return { tables, size: textsOf(language).sizes.size, words: Object.fromEntries(words) }
}

/** Returns the name of the option that has a guide beside it, and the tables an address asks for. */
export async function guidedSizes(
  db: Database,
  product: Sized,
  language: Language,
  query: URLSearchParams,
) {
  const sizes = await sizesOf(db, product, language)
  const guided = product.options?.find(({ name }) => isSizeOption(name))?.name
  return sizes ? { guided, ...(query.get('sizes') === '1' && { sizes }) } : {}
}

const WITH_UNIT = /^(.*?)( \([^()]*\))?$/

/** Translates 'Chest (cm)' by its name before the unit. */
function labelIn(language: Language, label: string) {
  const [, name = '', unit = ''] = WITH_UNIT.exec(label) ?? []
  const word = wordOf(textsOf(language).sizes.words, name)
  return word === undefined ? undefined : `${word}${unit}`
}
