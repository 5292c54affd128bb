import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { fillDemo } from '../../../tests/support/graded-searches/graded-shops'
import { setDatabase } from '../../database/current.server'
import { loader as listing } from './listing-page'

const eachDatabase = onSqliteByDay('it reads the index in memory')

const list = async (query: string, path = '/shop') => {
  const context = new RouterContextProvider()
  const request = new Request(`http://shop${path}${query}`)
  return (await listing({ request, context } as never)).data
}

eachDatabase('searches of the demo', (open) => {
  test('titles, category names and synonyms are found as one list, each product once', async () => {
    const db = await open()
    setDatabase(db)
    await fillDemo(db)
    const found = await list('?q=speaker&all=1')
    const titles = found.products.map(({ title }) => title)
    expect(titles).toContain('Bookshelf Stereo Pair') // Its category is Speakers.
    expect(new Set(titles).size).toBe(found.total)
    expect((await list('?q=MASCARA&brand=nope')).similar.total).toBe(0)
    expect((await list('?q=a')).similar).toEqual({ products: [], total: 0, lacking: [] })
    const pages = [1, 2, 3].map((page) => list(`?q=phone&page=${page}`))
    const ids = (await Promise.all(pages)).flatMap(({ products }) => products.map(({ id }) => id))
    expect(ids.slice(0, 9).sort((a, b) => a - b)).toEqual([75, 76, 77, 78, 79, 80, 81, 82, 83])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a corrected search says so, and finds the same in any order; the typed one can be asked', async () => {
    const best = await list('?q=hedphones&all=1')
    expect(best.note?.text).toBe('Showing results for “headphones”.')
    expect(best.note?.links[0]?.href).toBe('/shop?q=hedphones&exact=1')
    expect([best.heading, best.picked.chips[0]?.text]).toEqual(['“headphones”', '“headphones”'])
    const read = await list('?q=black hedphones')
    expect([read.heading, read.corrected]).toEqual(['“black headphones”', 'black headphones'])
    const narrowed = await list('?q=hedphones&category=headphones&all=1&sort=price-asc')
    const prices = narrowed.products.map(({ price }) => price)
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    for (const { category } of narrowed.products) expect(category).toBe('headphones')
    const typed = await list('?q=hedphones&exact=1')
    expect([typed.total, typed.similar.total, typed.note]).toEqual([0, 0, undefined])
    expect([typed.heading, typed.corrected]).toEqual(['“hedphones”', undefined])
  })

  test('colour, price and department become filters, and what lacks them follows apart', async () => {
    const bags = await list('?q=red handbag under 100')
    expect(bags.query).toMatchObject({ q: 'handbag', colour: ['Red'], max: '100' })
    expect(bags.products.map(({ id }) => id)).toEqual([23])
    expect(bags.similar.lacking).toEqual(['red']) // None is red at the price that was asked for.
    expect(bags.similar.products.map(({ id }) => id)).not.toContain(23)
    expect((await list('?q=shoes for men')).query).toMatchObject({ category: 'mens-fashion' })
    expect((await list('?q=black tea')).query.colour).toBeUndefined() // A title says so.
    expect((await list('?q=foldable wheelchair')).products.map(({ id }) => id)).toEqual([172])
    const none = await list('?q=xylophone zither')
    expect([none.total, none.similar.total]).toEqual([0, 0])
  })

  test('the word that names the thing is enough, and what it shall not have is not asked', async () => {
    const beside = async (q: string) => {
      const { total, similar } = await list(`?q=${encodeURIComponent(q)}`)
      return [total, similar.lacking, similar.products[0]?.title]
    }
    expect(await beside('jennie tufted upholstered bed')).toEqual([
      ...[0, ['jennie', 'tufted', 'upholstered'], 'Haven Queen Bed'],
    ])
    // No bookcase is black; that word does not hide the one in walnut.
    expect((await beside('black hanging bookcase')).at(-1)).toBe('Stack Open Bookcase')
    // What tells how a thing is may stand behind it, in a word that nobody knows or of another thing.
    expect((await beside('wheelchair foldable lightweight')).at(-1)).toBe(
      'Folding Transit Wheelchair',
    )
    expect((await beside('lunch box steel')).at(-1)).toBe('Three-Tier Lunch Box')
    expect((await beside('apples fresh')).at(-1)).toBe('Crisp Red Apples 3 lb')
    const german = await list('?q=Sommerkleid leicht', '/de/shop')
    expect(german.similar.products[0]?.title).toBe('Garden Party Wrap Dress') // It is not a light.
    expect((await beside('warm gloves that work with phone')).at(-1)).toMatch(/Gloves$/)
    expect((await beside('small speaker i can take to the beach')).at(-1)).toMatch(/Speaker$/)
    // A part of about the same weight is found as well: the other watch has no GPS.
    const watches = await list('?q=kids smart watch with gps tracker for girls')
    expect(watches.similar.products.map(({ title }) => title).toSorted()).toEqual([
      ...['Junior Explorer Kids Watch', 'Summit GPS Outdoor Watch'],
    ])
    // A book is named that only descriptions mention; what school needs else is no answer.
    expect(await beside('school textbooks')).toEqual([0, [], undefined])
    expect(await beside('xylophone zither strap')).toEqual([0, [], undefined])
    const glasses = await list('?q=wine glasses without straw')
    expect(glasses.products.map(({ title }) => title)).toEqual(['Stemmed Wine Glass Pair'])
    expect(glasses.query.colour).toBeUndefined() // Straw is a colour of the shop.
    expect(await beside('wine glasses without straw')).toEqual([1, [], undefined])
    // 'Samen' is German for seeds, and no misspelling on an English page.
    const loved = await list('?q=gift for someone who loves cooking')
    expect(loved.products.map(({ title }) => title)).toContain('Cast Iron Frying Pan 10 Inch')
    expect(loved.note).toBeUndefined()
  })

  test('facets count all that is shown, beside it too, and none of them is zero', async () => {
    for (const q of [
      ...['sneakers', 'red handbag', 'Kopfhörer', 'wireless headphones', 'schwarze Schuhe'],
      ...['red handbag under 100', 'wireless gaming headphones', 'rote Tasche unter 50 €'],
    ]) {
      const { total, similar, narrowing } = await list(`?q=${encodeURIComponent(q)}`)
      const countsOf = (kind: string) => {
        const choices = narrowing.choices.find((one) => one.kind === kind)?.choices ?? []
        return choices.map(({ text }) => Number(/\((\d+)\)$/.exec(text)?.[1]))
      }
      const sum = countsOf('category').reduce((all, count) => all + count, 0)
      expect([q, sum]).toEqual([q, total + similar.total])
      for (const kind of ['category', 'brand', 'colour', 'size', 'price'])
        expect([q, kind, countsOf(kind).filter((count) => !(count > 0))]).toEqual([q, kind, []])
    }
  })

  test('a pick in the row above keeps what stands beside what was read', async () => {
    const shoes = await list('?q=schwarze Schuhe')
    expect([shoes.total, shoes.similar.total > 3]).toEqual([0, true])
    for (const { kind, choices } of shoes.narrowing.choices)
      for (const { text, href } of choices.slice(0, 3)) {
        const left = await list(href.slice('/shop'.length))
        const shown = left.total + left.similar.total
        const [, count] = /\((\d+)\)$/.exec(text) ?? []
        // Least ratings and discounts are not counted.
        if (count === undefined) expect([kind, text, shown > 0]).toEqual([kind, text, true])
        else expect([kind, text, shown]).toEqual([kind, text, Number(count)])
      }
  })

  test('what fits far worse than the best is left out, and few stand beside what is found', async () => {
    const shown = async (q: string) => {
      const { products, similar } = await list(`?q=${encodeURIComponent(q)}&all=1`)
      return [...products, ...similar.products].map(({ title }) => title)
    }
    expect(await shown('table lamp')).toContain('Arc Desk Lamp')
    expect(await shown('table lamp')).not.toContain('Viper Light Gaming Mouse')
    const creams = await shown('crème visage')
    expect(creams).toContain('Rose Water Cream')
    expect(creams).not.toContain('Gooseneck Electric Kettle') // Its colour is Cream.
    const dress = await list('?q=red dress')
    expect([dress.total, dress.similar.total]).toEqual([1, 1])
    expect(await shown('tempo running shoes')).toEqual(['Tempo Road Running Shoes'])
    expect(await shown('backpack')).not.toContain('Wax Crayons, Box of 24') // A school bag leads there.
    expect(await shown('school bag')).toContain('Wax Crayons, Box of 24')
    expect(await shown('watch')).toContain('Pulse Fitness Band') // Its category is one of watches.
    // A word of a title as it was typed is found in any case.
    expect(await shown('light')).toContain('Viper Light Gaming Mouse')
  })

  test('a thing of one brand that is found alone is followed by what else it makes, unless its title was typed', async () => {
    const { products, similar } = await list('?q=ironpadma kettlebell')
    expect(products.map(({ title }) => title)).toEqual(['Cast Kettlebell 26 lb'])
    expect(new Set(similar.products.map(({ brand }) => brand))).toEqual(new Set(['Ironpadma']))
    expect(similar.lacking).toEqual([])
    const named = await list('?q=ironpadma cast kettlebell 26 lb')
    expect([named.total, named.similar.total]).toEqual([1, 0]) // Nothing else is meant.
  })

  test('an order that was asked for is a chip of its own, which takes it away', async () => {
    const cheap = await list('?q=cheap phones')
    expect(cheap.heading).toBe('“cheap phones”')
    expect(cheap.words).toBe('phones')
    expect(cheap.picked.chips).toEqual([
      { text: '“phones”', href: '/shop' },
      { text: 'Price low to high', href: '/shop?q=phones' },
    ])
    const prices = cheap.products.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const dear = await list('?q=cheap phones&sort=price-desc')
    expect(dear.picked.chips.map(({ text }) => text)).toEqual(['“phones”'])
    const all = await list('?q=cheapest')
    expect(all.heading).toBe('“cheapest”')
    expect(all.picked.chips).toEqual([{ text: 'Price low to high', href: '/shop' }])
  })

  test('a correction names whole words, also of a beginning', async () => {
    const { note, words } = await list('?q=hedph')
    expect(note?.text).toBe('Showing results for “headphones”.')
    expect(words).toBe('headphones')
  })

  test('hostile searches are answered, and none throws', async () => {
    const parts = ['red', 'under', '€', '5', '%', "'", '🙂', 'র‍্যাম', 'a'.repeat(40), '((', '\\', '-']
    const pick = (seed: number) => parts[seed % parts.length]
    for (let at = 0; at < 300; at++) {
      const words = [pick(at), pick(at * 7 + 3), pick(at * 13 + 5), pick(at * 31 + 1), pick(at * 3)]
      const q = words.slice(0, 1 + (at % 5)).join(at % 2 ? ' ' : '')
      expect((await list(`?q=${encodeURIComponent(q)}`)).total).toBeGreaterThanOrEqual(0)
    }
  })
})
