import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { onSqliteByDay } from '../tests/support/databases'
import { fillDemo } from '../tests/support/graded-searches/graded-shops'
import { setSettings } from '../tests/support/settings/set-settings'
import { suggest } from './catalogue/api/suggest.server'
import { importProducts } from './catalogue/incoming/import-products.server'
import { refreshIndex } from './catalogue/index/current-index.server'
import { startWords, wordsMade } from './catalogue/index/similar/living-words.server'
import { announceRules, saveRule } from './catalogue/searches/search-rules.server'
import { helpSuggested } from './content/help/help-pages.server'
import { createPage } from './content/pages/stored-pages.server'
import { setDatabase } from './database/current.server'
import type { Database } from './database/tables.server'
import { beginOwnShop } from './own-shop.server'
import { loadSettings } from './settings/settings.server'
import { loader as listing } from './shop/listing/listing-page'

const eachDatabase = onSqliteByDay('it reads the index in memory')
const saving = { by: 'Ana', alongside: async () => {} }

const list = async (q: string, language = '') => {
  const address = `http://shop${language}/shop?q=${encodeURIComponent(q)}`
  const context = new RouterContextProvider()
  return (await listing({ request: new Request(address), context } as never)).data
}
const linkOf = async (q: string, language?: string) =>
  (await list(q, language)).note?.links.map(({ href }) => href)[0]

const suggested = async (db: Database, q: string, language = 'en') => {
  const search = new URLSearchParams({ q, language, more: '1' })
  const found = await suggest(db, search, '', helpSuggested)
  return { help: undefined, similar: [], ...found }
}

const publish = (db: Database, slug: string, titles: Record<string, string>, published = true) =>
  createPage(
    db,
    {
      ...{ slug, published, place: 'none' as const, position: 0 },
      texts: Object.fromEntries(
        Object.entries(titles).map(([language, title]) => [
          language,
          { title, description: '', body: 'Text' },
        ]),
      ),
    },
    saving,
  )

eachDatabase('a question about the shop', (open) => {
  test('a question leads in the demo to the page that answers it, in four languages', async () => {
    const db = await open()
    setDatabase(db)
    await loadSettings(db)
    await fillDemo(db)
    expect(await linkOf('where is my order')).toBe('/track-order')
    expect(await linkOf('returns')).toBe('/faq#returns')
    expect((await list('returns')).note?.answers).toBe(true)
    expect((await list('mascarra')).note?.answers).toBeUndefined()
    expect(await linkOf('delivery time')).toBe('/faq#delivery-time')
    expect(await linkOf('how do I pay')).toBe('/faq#payment')
    expect(await linkOf('contact')).toBe('/contacts')
    expect(await linkOf('size guide')).toBe('/faq#sizes')
    expect(await linkOf('où est ma commande', '/fr')).toBe('/fr/track-order')
    expect(await linkOf('gastos de envío', '/es')).toBe('/es/faq#delivery-cost')
    expect(await linkOf('Datenschutz', '/de')).toBe('/de/privacy')
    const page = await list('Wie kann ich bezahlen?', '/de')
    expect(page.note).toMatchObject({ text: 'Diese Seite kann helfen:' })
    expect(page.note?.links[0]?.text).toBe('Wie kann ich bezahlen?')
    expect(page.counted?.answer).toBe('answered')
    expect([page.total, page.similar.total]).toEqual([0, 0])
    expect((await suggested(db, 'track my ord')).help).toBeUndefined()
    expect((await suggested(db, 'track my orde')).help).toEqual({
      label: 'Help',
      pages: [{ to: '/track-order', label: 'Track order' }],
    })
    expect((await suggested(db, 'Rückga', 'de')).help?.pages).toEqual([
      { to: '/faq#returns', label: 'Wie gebe ich etwas zurück?' },
    ])
  })

  test('a question without an answer leads to all answers, where nothing is found', async () => {
    const db = await open()
    setDatabase(db)
    await loadSettings(db)
    await fillDemo(db)
    expect(await linkOf('do you ship to india')).toBe('/faq#countries')
    expect(await linkOf('retour', '/fr')).toBe('/fr/faq#returns')
    expect(await linkOf('gift card')).toBe('/faq#gift-cards')
    expect(await linkOf('why do zqxvw hum?')).toBe('/faq')
    const unknown = await list('¿por qué zumban zqxvw?', '/es')
    expect(unknown.note?.links[0]?.href).toBe('/es/faq')
    expect(unknown.counted?.answer).toBe('unanswered')
    expect(await linkOf('zqxvw')).toBeUndefined()
    const track = await list('track')
    expect(track.note?.links[0]?.href).toBe('/track-order')
    expect(track.total).toBe(1)
  })

  test('a question leads to the merchant’s page of answers, which has no places', async () => {
    const db = await open()
    setDatabase(db)
    await loadSettings(db)
    await fillDemo(db)
    await setSettings(db, { 'pages.en': { faq: '# Ours' } })
    expect(await linkOf('returns')).toBe('/faq')
    await setSettings(db, {})
    await publish(db, 'faq', { en: 'Answers' })
    expect((await list('returns')).note?.links).toEqual([{ text: 'Answers', href: '/faq' }])
  })

  test('a help search keeps products whose titles have its words; a search for goods is none', async () => {
    const db = await open()
    setDatabase(db)
    await loadSettings(db)
    await fillDemo(db)
    const thumbnail = 'https://p.example/1.webp'
    const value = { id: 900, title: 'Contact Grill', category: 'kitchen', price: 40, thumbnail }
    const rows = async function* () {
      yield { row: 1, value: { ...value, stock: 3, description: 'Grills.' } }
    }
    expect((await importProducts(db, rows(), { source: 'file' })).rejected).toEqual([])
    await refreshIndex(db)
    await wordsMade(db)
    const page = await list('contact')
    expect(page.products.map(({ id }) => id)).toContain(900)
    expect(page.note?.links[0]?.href).toBe('/contacts')
    const { products, help } = await suggested(db, 'contact')
    expect(products.map(({ id }) => id)).toEqual([900])
    expect(help?.pages[0]?.to).toBe('/contacts')
    for (const q of ['contact grill', 'red lamp', 'cookies', 'phone'])
      expect((await list(q)).note, q).toBeUndefined()
  })

  test('a question leads to the merchant’s target in place of a help page', async () => {
    const db = await open()
    setDatabase(db)
    await loadSettings(db)
    await fillDemo(db)
    const none = { pinned: [], boosted: [], buried: [] }
    await saveRule(db, { ...none, text: 'returns', target: '/pages/ours' })
    announceRules(db)
    const led = await list('returns').catch((thrown: Response) => thrown)
    expect((led as Response).headers.get('Location')).toBe('/pages/ours')
    expect((await suggested(db, 'returns')).help).toBeUndefined()
  })

  test('a question leads in a shop that began empty only to pages which the merchant has published', async () => {
    const db = await open()
    setDatabase(db)
    await beginOwnShop(db)
    await loadSettings(db)
    await refreshIndex(db)
    startWords(db)
    await wordsMade(db)
    expect(await linkOf('where is my order')).toBe('/track-order')
    expect(await linkOf('returns')).toBe('/track-order')
    expect(await linkOf('delivery time')).toBe('/contacts')
    expect(await linkOf('privacy policy')).not.toBe('/privacy')
    expect(await linkOf('about us')).toBe('/contacts')
    await publish(db, 'shipping-returns', { en: 'Shipping and returns' }, false)
    expect(await linkOf('delivery time')).toBe('/contacts')
    await publish(db, 'versand', { en: 'Delivery times', de: 'Versand und Rückgabe' })
    await publish(db, 'privacy', { en: 'Your data' })
    await publish(db, 'gift-wrap', { en: 'Gift wrapping' })
    expect(await linkOf('delivery time')).toBe('/pages/versand')
    expect(await linkOf('Rückgabe', '/de')).toBe('/de/pages/versand')
    expect((await suggested(db, 'Rückgabe', 'de')).help?.pages).toEqual([
      { to: '/pages/versand', label: 'Versand und Rückgabe' },
    ])
    expect(await linkOf('privacy policy')).toBe('/privacy')
    expect((await list('gift wrapping')).note?.links).toEqual([
      { text: 'Gift wrapping', href: '/pages/gift-wrap' },
    ])
    expect(await linkOf('gift')).toBeUndefined()
    expect(await linkOf('do you ship to india')).toBe('/pages/versand')
    expect(await linkOf('warranty')).toBe('/contacts')
    await setSettings(db, { 'pages.en': { faq: '# Ours' } })
    expect(await linkOf('warranty')).toBe('/faq')
    await setSettings(db, {})
  })
})
