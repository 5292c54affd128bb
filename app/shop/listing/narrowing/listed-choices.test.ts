import { expect, test } from 'vitest'
import { choices, listing, texts } from '../../../../tests/support/catalogue/a-listing'
import { listedChoices } from './listed-choices.server'

test('a pick on the left replaces the others, and is counted in what is left', () => {
  const lists = listedChoices(
    listing('category=phones&min=5&show=18&page=3', {
      categories: [],
      prices: { '0-9.99': 1, '10-19.99': 0 },
    }),
    'fr',
  )
  expect(choices(lists, 'category').slice(0, 2)).toMatchObject([
    { text: 'Tout afficher (100)', href: '/fr/shop?show=18' },
    { text: 'PHONES (0)', href: '/fr/shop?category=phones&show=18', on: true },
  ])
  expect(choices(lists, 'price')[0]).toMatchObject({
    text: '0,00\u00a0$ – 9,99\u00a0$ (1)',
    href: '/fr/shop?price=0-9.99&show=18',
  })
})

test('beside each value on the left a link adds it to the picks, or takes it away', () => {
  const lists = listedChoices(listing('category=phones&brand=Brand+1&min=5&page=3'), 'en')
  const [all, phones] = choices(lists, 'category')
  const none = choices(lists, 'category').at(-1)
  expect([all?.also, none?.also], 'nothing is all or finds nothing').toEqual([undefined, undefined])
  expect([phones?.style, none?.style]).toEqual([undefined, { color: 'var(--color-muted)' }])
  expect(phones?.also).toMatchObject({
    href: '/shop?brand=Brand+1&min=5',
    'aria-label': 'Remove: PHONES (9)',
  })
  expect(choices(lists, 'category')[3]?.also).toMatchObject({
    href: '/shop?category=c2&brand=Brand+1&min=5',
    'aria-label': 'Narrow by: C2 (2)',
  })
  expect(choices(lists, 'brand')[0]?.also?.href).toBe(
    '/shop?category=phones&brand=Brand+0&brand=Brand+1&min=5',
  )
  expect(choices(lists, 'brand')[1]?.also?.href).toBe('/shop?category=phones&min=5')
  expect(choices(lists, 'price')[0]?.also?.href).toBe(
    '/shop?category=phones&brand=Brand+1&price=0-9.99',
  )
  expect(lists.at(-1)?.kept, 'typed bounds add').toEqual([
    ['category', 'phones'],
    ['brand', 'Brand 1'],
  ])
  const left = (query: string) => listedChoices(listing(query), 'en').flatMap((one) => one.choices)
  expect(left('').filter(({ also }) => also)).toEqual([])
  const same = choices(listedChoices(listing('category=phones'), 'en'), 'category')
  expect(same.filter(({ also }) => also)).toMatchObject([{ text: 'PHONES (9)' }])
})

test('a link that adds to the picks has its language’s colon', () => {
  const also = choices(listedChoices(listing('brand=Brand+1'), 'fr'), 'category')[3]?.also
  expect(also?.title).toBe('Affiner par\u00a0: C2 (2)')
})

test('of a search or a pick the categories that find something come first', () => {
  const left = { categories: [{ slug: 'c9', name: 'C9', department: '', count: 2 }] }
  const picked = texts(choices(listedChoices(listing('brand=Brand+1', left), 'en'), 'category'))
  expect(picked.slice(0, 3)).toEqual(['Show All (100)', 'C9 (2)', 'PHONES (0)'])
  const all = texts(choices(listedChoices(listing('', left), 'en'), 'category'))
  expect(all.slice(0, 2), 'without one they keep their place').toEqual([
    ...['Show All (100)', 'PHONES (0)'],
  ])
  const found = texts(choices(listedChoices(listing('q=lamp', left), 'en'), 'category'))
  expect(found.slice(0, 3)).toEqual(['Show All (100)', 'C9 (2)', 'PHONES (0)'])
})

test('Show All is on when nothing is picked', () => {
  expect(choices(listedChoices(listing(''), 'en'), 'category')[0]?.on).toBe(true)
})

test('the most frequent brands stand on the left, five at once from A to Z, the picked one among them', () => {
  const brands = (query: string) => texts(choices(listedChoices(listing(query), 'en'), 'brand'))
  expect(brands('')).toHaveLength(40)
  expect(brands('').slice(0, 3)).toEqual(['Brand 0 (60)', 'Brand 1 (59)', 'Brand 2 (58)'])
  expect(brands('')).not.toContain('Brand 59 (1)')
  const picked = brands('brand=Brand+59').slice(0, 5)
  expect(picked).toContain('Brand 59 (1)')
  expect(picked).toEqual(picked.toSorted())
  const left = { brands: [{ name: 'Brand 55', count: 3 }] }
  const found = texts(choices(listedChoices(listing('q=lamp', left), 'en'), 'brand'))
  expect(found).toEqual(['Brand 55 (3)'])
})

test('spec section 2: the two price buckets stand on the left, whatever is picked', () => {
  const none = { prices: { '0-9.99': 0, '10-19.99': 0 } }
  const price = choices(listedChoices(listing('category=phones', none), 'en'), 'price')
  expect(texts(price)).toEqual(['$0.00 - $9.99 (0)', '$10.00 - $19.99 (0)'])
})

test('a picked category stands among the first six', () => {
  const list = listedChoices(listing('category=c13'), 'en')[0]
  expect(list?.most).toBe(6)
  expect(list?.choices.findIndex(({ on }) => on)).toBeLessThan(6)
  expect(list?.choices).toHaveLength(16)
})

test('a picked department is a row with its categories below it, and Show All above', () => {
  const rows = choices(listedChoices(listing('category=electronics'), 'en'), 'category')
  expect(rows.slice(0, 4).map(({ text, on, within }) => [text, on, within])).toEqual([
    ['Show All (100)', undefined, undefined],
    ['Electronics (9)', true, undefined],
    ['PHONES (9)', undefined, true],
    ['C1 (1)', undefined, undefined],
  ])
  const added = choices(
    listedChoices(listing('category=electronics&brand=Brand+1'), 'en'),
    'category',
  )
  expect(added[1]?.also).toMatchObject({
    href: '/shop?brand=Brand+1',
    'aria-label': 'Remove: Electronics (9)',
  })
})

test('categories that find nothing stand behind “more” once something is picked', () => {
  const left = { categories: [{ slug: 'c9', name: 'C9', department: 'home', count: 2 }] }
  const most = (query: string) => listedChoices(listing(query, left), 'en')[0]?.most
  expect([most(''), most('brand=Brand+1')]).toEqual([6, 2])
})
