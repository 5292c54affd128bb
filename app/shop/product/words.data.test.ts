import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { importFile } from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { catalogueResponse } from '../../catalogue/api/catalogue-responses.server'
import { feedApi } from '../../catalogue/api/feed-api'
import { exportedProducts } from '../../catalogue/care/export-products.server'
import { readProductForm } from '../../catalogue/care/form/read-form.server'
import { saveProduct } from '../../catalogue/care/form/save-form.server'
import { refreshIndex } from '../../catalogue/index/current-index.server'
import { startWords, wordsMade } from '../../catalogue/index/similar/living-words.server'
import { cardsByIds } from '../../catalogue/queries/cards.server'
import { findProduct } from '../../catalogue/queries/products.server'
import { storedWords } from '../../catalogue/words/stored-words.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { quote } from '../../orders/quote.server'
import { loader as listing } from '../listing/listing-page'
import { loader as page } from './product-page'

const LAMP = 901
const RUG = 902
const GTIN = '4006381333931'
const PICTURES = ['https://a.example/1.png', 'https://a.example/2.png']
const TEXTS = ['', 'A lamp on a desk']
const lamp = product(LAMP, {
  ...{ title: 'Lamp', description: 'It shines.', images: PICTURES, gtin: GTIN },
  ...{ title_fr: 'Luminaire', description_fr: 'Elle brille.', title_de: 'Leuchte' },
  pictureTexts: TEXTS,
})

eachDatabase('words in other languages', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    await importFile(db, [lamp, product(RUG, { title: 'Rug', description: 'It is soft.' })])
  })
  const asked = async (path: string) => {
    const [route = '', query] = path.split('?')
    const response = await catalogueResponse(db, route, new URLSearchParams(query), '')
    return JSON.parse(response.body.toString())
  }
  const shown = async (path: string, id = LAMP) =>
    (
      await page({
        request: new Request(`http://shop${path}`),
        params: { id: String(id) },
        context: new RouterContextProvider(),
      } as never)
    ).data

  test('a product uses the language’s words where it has them, else its source’s', async () => {
    expect(await findProduct(db, LAMP, 'fr')).toMatchObject({
      ...{ title: 'Luminaire', lang: 'fr', description: 'Elle brille.', descriptionLang: 'fr' },
    })
    const german = await findProduct(db, LAMP, 'de')
    expect(german).toMatchObject({ title: 'Leuchte', lang: 'de', description: 'It shines.' })
    expect(german).not.toHaveProperty('descriptionLang')
    for (const language of ['es', 'en'] as const) {
      const [card] = await cardsByIds(db, [LAMP], language)
      expect(card).toMatchObject({ title: 'Lamp' })
      expect(card).not.toHaveProperty('lang')
    }
    expect(await findProduct(db, RUG, 'fr')).toEqual(await findProduct(db, RUG))
  })

  test('pages, suggestions, the API and carts use the same title', async () => {
    expect((await shown(`/fr/shop/${LAMP}`)).product.title).toBe('Luminaire')
    expect((await shown(`/fr/shop/${RUG}`, RUG)).related).toMatchObject([{ title: 'Luminaire' }])
    const list = async (path: string) =>
      (await listing({ request: new Request(`http://shop${path}`) } as never)).data
    expect((await list('/fr/shop')).products).toMatchObject([{ title: 'Luminaire' }, {}])
    expect((await list('/shop')).products).toMatchObject([{ title: 'Lamp' }, {}])
    expect(await asked('/suggest?q=lam&language=de')).toMatchObject({
      products: [{ title: 'Leuchte' }],
    })
    expect(await asked(`/products/${LAMP}?language=fr`)).toMatchObject({ title: 'Luminaire' })
    expect((await asked(`/products?language=fr`)).products[0]).toMatchObject({ lang: 'fr' })
    expect(await asked(`/products/${LAMP}`)).toMatchObject({ title: 'Lamp', gtin: GTIN })
    expect(await asked(`/products/${RUG}`)).not.toHaveProperty('gtin')
    const request = { items: [{ productId: LAMP, quantity: 1 }] }
    expect((await quote(db, request, 'fr')).items).toMatchObject([
      { title: 'Luminaire', lang: 'fr' },
    ])
    const [english] = (await quote(db, request, 'en')).items
    expect(english).toMatchObject({ title: 'Lamp' })
    expect(english).not.toHaveProperty('lang')
  })

  test('a picture’s description exists only in English', async () => {
    const english = (await shown(`/shop/${LAMP}`)).product
    expect(english.pictureTexts).toEqual({ [english.images[1] as string]: 'A lamp on a desk' })
    expect((await shown(`/fr/shop/${LAMP}`)).product).not.toHaveProperty('pictureTexts')
    expect((await shown(`/shop/${RUG}`, RUG)).product).not.toHaveProperty('pictureTexts')
  })

  test('a search finds a product by its title in another language, also once that has changed', async () => {
    startWords(db)
    await wordsMade(db)
    const found = async (q: string) => {
      const { similar } = await asked(`/suggest?q=${q}&more=1&language=fr`)
      return similar.map(({ id }: { id: number }) => id)
    }
    const rename = async (title: string) => {
      await importFile(db, [{ id: LAMP, title_fr: title }])
      await refreshIndex(db)
      await wordsMade(db)
    }
    // No list of synonyms knows this word.
    await rename('Kervolane')
    // A search goes without the words that a busy machine has not read yet.
    const finds = (q: string, ids: number[]) =>
      expect.poll(() => found(q), { timeout: 20_000 }).toEqual(ids)
    await finds('kervolane', [LAMP])
    await rename('Abat-jour')
    await finds('jour', [LAMP])
    await finds('kervolane', [])
  })

  test('the feed carries the GTIN', async () => {
    const text = await (await feedApi().request('http://shop/feed.xml')).text()
    const [first = '', second = ''] = text.split('</item>')
    expect(first).toContain(
      `<g:identifier_exists>yes</g:identifier_exists><g:gtin>${GTIN}</g:gtin>`,
    )
    expect(second).toContain('<g:identifier_exists>no</g:identifier_exists>')
    expect(second).not.toContain('g:gtin')
  })

  test('an import changes the columns that a file has, and empties those that are empty', async () => {
    const words = async () => (await storedWords(db, [LAMP])).get(LAMP)
    const french = { title_fr: 'Luminaire', description_fr: 'Elle brille.' }
    const change = (more: object) => importFile(db, [{ id: LAMP, ...more }])
    expect(await change({ price: '9' })).toMatchObject({ changed: 1 })
    expect(await words()).toMatchObject({ ...french, title_de: 'Leuchte' })
    expect(await change({ title_de: '', title_es: 'Lámpara' })).toMatchObject({ changed: 1 })
    expect(await words()).toMatchObject({ ...french, title_de: null, title_es: 'Lámpara' })
    expect(await change({ title_de: '', title_es: 'Lámpara' })).toMatchObject({ unchanged: 1 })
    const dry = await importFile(db, [{ id: LAMP, title_es: 'Otra' }], { dryRun: true })
    expect(dry).toMatchObject({ changed: 1 })
    expect(await words()).toMatchObject({ title_es: 'Lámpara' })
    const [exported] = await Array.fromAsync(exportedProducts(db))
    expect(exported).toMatchObject({ gtin: GTIN, pictureTexts: TEXTS })
    const wrong = await importFile(db, [{ id: LAMP, gtin: '12' }, product(RUG)])
    expect(wrong.rejected).toMatchObject([{ reason: expect.stringContaining('GTIN') }])
  })

  test('the form stores what a file reads, and the other way round', async () => {
    const read = await readProductForm(db, LAMP)
    expect(read?.form).toMatchObject({
      gtin: GTIN,
      texts: { fr: { title: 'Luminaire' }, de: { title: 'Leuchte', description: '' } },
    })
    expect(read?.form.pictures.map(({ text }) => text)).toEqual(TEXTS)
    const form = { ...(read?.form as NonNullable<typeof read>['form']), texts: {} }
    const known = {
      id: LAMP,
      version: read?.version ?? '',
      stock: { own: form.stock, variants: {} },
    }
    await saveProduct(db, known, form, { by: 'test', alongside: async () => {} })
    expect(await storedWords(db, [LAMP])).toEqual(new Map())
    expect((await shown(`/fr/shop/${LAMP}`)).product.title).toBe('Lamp')
  })
})
