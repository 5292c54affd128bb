import { beforeEach, expect, test } from 'vitest'
import { importFile } from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { catalogueResponse } from '../../catalogue/api/catalogue-responses.server'
import { createCategory } from '../../catalogue/care/edit-categories.server'
import { exportedProducts } from '../../catalogue/care/export-products.server'
import { readProductForm } from '../../catalogue/care/form/read-form.server'
import { saveProduct } from '../../catalogue/care/form/save-form.server'
import { CATALOGUE_WRITERS } from '../../catalogue/care/write-catalogue'
import { refreshIndex } from '../../catalogue/index/current-index.server'
import { readCategories } from '../../catalogue/product/categories.server'
import { cardsByIds } from '../../catalogue/queries/cards.server'
import { findProduct } from '../../catalogue/queries/products.server'
import { storedWords } from '../../catalogue/words/stored-words.server'
import { setDatabase } from '../../database/current.server'
import { migrations } from '../../database/migrate.server'
import type { Database } from '../../database/tables.server'
import { quote } from '../../orders/quote.server'
import { readStored } from '../../settings/stored-settings.server'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import { mainLanguage } from '../../texts/offered-languages.server'

const BOWL = 11
const JUG = 12
const PICTURES = ['https://a.example/1.png']
const LANGUAGE = 'shop.catalogueLanguage'
const bowl = product(BOWL, {
  ...{ title: 'Teeschale', description: 'Von Hand gedreht.', images: PICTURES },
  ...{ title_en: 'Tea Bowl', description_en: 'Thrown by hand.' },
  ...{ seo_title: 'Teeschalen', seo_title_en: 'Tea bowls', pictureTexts: ['Eine Schale'] },
})

eachDatabase('a catalogue in German of a shop that offers English too', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    await setSettings(db, {
      ...{ 'shop.kind': 'own', 'money.currency': 'EUR' },
      ...{ 'shop.languages': ['de', 'en'], 'shop.defaultLanguage': 'de', [LANGUAGE]: undefined },
    })
    await importFile(db, [bowl, product(JUG, { title: 'Krug', description: 'Aus Ton.' })])
    await refreshIndex(db)
  })
  const asked = async (path: string) => {
    const [route = '', query] = path.split('?')
    const response = await catalogueResponse(db, route, new URLSearchParams(query), '')
    return JSON.parse(response.body.toString())
  }

  test('its own words are German, and English ones stand beside them', async () => {
    expect(mainLanguage()).toBe('de')
    const german = await findProduct(db, BOWL, 'de')
    expect(german).toMatchObject({ title: 'Teeschale', description: 'Von Hand gedreht.' })
    expect(german).not.toHaveProperty('lang')
    expect(Object.values(german?.pictureTexts ?? {})).toEqual(['Eine Schale'])
    const english = await findProduct(db, BOWL, 'en')
    expect(english).toMatchObject({ title: 'Tea Bowl', lang: 'en', description: 'Thrown by hand.' })
    expect(english).not.toHaveProperty('pictureTexts')
    expect((await cardsByIds(db, [JUG], 'en'))[0]).toMatchObject({ title: 'Krug' })
    expect([german?.seo, english?.seo]).toEqual([{ title: 'Teeschalen' }, { title: 'Tea bowls' }])
    const request = { items: [{ productId: BOWL, quantity: 1 }] }
    expect((await quote(db, request, 'en')).items).toMatchObject([
      { title: 'Tea Bowl', lang: 'en' },
    ])
    expect((await quote(db, request, 'de')).items).toMatchObject([{ title: 'Teeschale' }])
  })

  test('the API answers in German unless English is asked for', async () => {
    expect(await asked(`/products/${BOWL}`)).toMatchObject({ title: 'Teeschale' })
    expect(await asked(`/products/${BOWL}?language=en`)).toMatchObject({ title: 'Tea Bowl' })
    expect((await asked('/products?language=en')).products[0]).toMatchObject({ lang: 'en' })
  })

  test('an export has the English words, and an import of it changes nothing', async () => {
    const written: string[] = []
    for await (const line of CATALOGUE_WRITERS['.csv'](exportedProducts(db), false))
      written.push(line)
    const [head = ''] = written
    expect(head).toContain(',title_en,description_en,title_fr,')
    expect(head).toContain(',seo_title,seo_description,seo_title_en,')
    expect(written[1]).toContain(',Tea Bowl,Thrown by hand.,')
    const kept: object[] = await Array.fromAsync(exportedProducts(db))
    expect(kept[0]).toMatchObject({ title_en: 'Tea Bowl', seo_title: 'Teeschalen' })
    expect(await importFile(db, kept)).toMatchObject({ unchanged: 2 })
  })

  test('a column that names the catalogue’s language counts before the one that names none', async () => {
    const row = { id: BOWL, seo_title: '', seo_title_de: 'Schalen' } // As older exports have them.
    expect(await importFile(db, [row])).toMatchObject({ changed: 1 })
    expect((await findProduct(db, BOWL, 'de'))?.seo).toEqual({ title: 'Schalen' })
  })

  test('the form holds the English words', async () => {
    const read = await readProductForm(db, BOWL)
    expect(read?.form.texts).toEqual({ en: { title: 'Tea Bowl', description: 'Thrown by hand.' } })
    const form = read?.form as NonNullable<typeof read>['form']
    const texts = { en: { title: 'Bowl', description: '' } }
    const known = {
      id: BOWL,
      version: read?.version ?? '',
      stock: { own: form.stock, variants: {} },
    }
    await saveProduct(db, known, { ...form, texts }, { by: 'test', alongside: async () => {} })
    expect((await storedWords(db, [BOWL])).get(BOWL)).toMatchObject({ title_en: 'Bowl' })
  })

  test('a category has an English name beside its own', async () => {
    const names = { slug: 'krug', name: 'Krüge', others: { en: 'Jugs' }, department: null }
    await createCategory(db, names)
    const nameIn = async (language: 'de' | 'en' | 'fr') =>
      categoriesIn(language, (await readCategories(db)) as never[]).map(
        ({ slug, name }: { slug: string; name: string }) => slug === 'krug' && name,
      )
    expect(await nameIn('de')).toContain('Krüge')
    expect(await nameIn('en')).toContain('Jugs')
    expect(await nameIn('fr')).toContain('Krüge')
  })

  test('another default language does not make it count as written in that', async () => {
    await setSettings(db, { 'shop.defaultLanguage': 'en' })
    expect(mainLanguage()).toBe('de')
    expect(await readStored(db)).toMatchObject({ [LANGUAGE]: 'de' })
    await setSettings(db, { [LANGUAGE]: 'en' })
    expect(mainLanguage()).toBe('en')
    await setSettings(db, { 'shop.defaultLanguage': 'de', 'shop.languages': ['de'] })
    expect(mainLanguage()).toBe('de')
  })

  test('a shop that offered English before stays as it counted', async () => {
    await migrations['115-catalogue-language']?.up(db)
    expect(await readStored(db)).toMatchObject({ [LANGUAGE]: 'en' })
  })
})

eachDatabase('a shop without products', (open) => {
  test('writes its catalogue in whatever becomes its default language', async () => {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'own', 'shop.defaultLanguage': 'de' })
    await setSettings(db, { 'shop.defaultLanguage': 'fr' })
    expect(mainLanguage()).toBe('fr')
    expect(await readStored(db)).not.toHaveProperty(LANGUAGE)
    await migrations['115-catalogue-language']?.up(db)
    expect(await readStored(db)).not.toHaveProperty(LANGUAGE)
  })
})
