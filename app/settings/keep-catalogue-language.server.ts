import { LANGUAGES } from '../business'
import type { Connection } from '../database/tables.server'
import { type LanguagesOfShop, languageOfCatalogue } from './catalogue-language'
import type { SettingValues } from './schema'

const KEY = 'shop.catalogueLanguage'

/**
 * Returns the language of a catalogue that holds products as a value to store, where a change of other
 * settings would have it count as written in another one; nothing elsewhere.
 */
export async function keepCatalogueLanguage(
  connection: Connection,
  before: SettingValues,
  after: SettingValues,
): Promise<SettingValues> {
  const language = languageOfCatalogue(shopIn(before))
  const now = shopIn(after)
  const isChosen = before[KEY] !== after[KEY] || !now.languages.includes(language)
  if (isChosen || languageOfCatalogue(now) === language) return {}
  const product = await connection.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return product ? { [KEY]: language } : {}
}

const shopIn = (values: SettingValues) =>
  ({
    kind: values['shop.kind'] ?? 'demo',
    languages: values['shop.languages'] ?? LANGUAGES,
    defaultLanguage: values['shop.defaultLanguage'] ?? LANGUAGES[0],
    catalogueLanguage: values[KEY] ?? 'default',
  }) as LanguagesOfShop
