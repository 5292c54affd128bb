import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { indexRebuilt, refreshIndex } from '../../app/catalogue/index/current-index.server'
import { categories } from '../../app/catalogue/queries/products.server'
import { createCoupon } from '../../app/orders/coupons/coupons.server'
import { categoriesIn } from '../../app/texts/known-values/known-values.server'
import { CHANGED_ALL, changeLog } from '../../tests/support/catalogue/change-log'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('categories by command', (place) => {
  const seeded = seededShop(place)
  const command = (...args: string[]) => shop('catalogue', 'categories', ...args)
  /** Reads categories like a process that hears of the change. */
  const shown = async (slug: string) => {
    await refreshIndex(seeded.db)
    await indexRebuilt(seeded.db) // Another department takes a new one.
    const all = await categories(seeded.db)
    const name = (language: 'en' | 'fr' | 'de') =>
      categoriesIn(language, all).find((each) => each.slug === slug)?.name
    return { en: name('en'), fr: name('fr'), de: name('de') }
  }
  const told = async () => (await changeLog(seeded.db)).at(-1)

  test('a category name is the merchant’s, in each language', async () => {
    expect(await shown('phones')).toEqual({ en: 'Phones', fr: 'Téléphones', de: 'Handys' })
    expect((await command('rename', 'phones', '--fr', 'Mobiles')).said).toBe('Changed: phones.')
    expect(await told()).toEqual(CHANGED_ALL)
    expect(await shown('phones')).toEqual({ en: 'Phones', fr: 'Mobiles', de: 'Handys' })
    await command('rename', 'phones', 'Pocket  computers')
    expect(await shown('phones')).toEqual({
      ...{ en: 'Pocket computers', fr: 'Mobiles', de: 'Pocket computers' },
    })
    await command('rename', 'phones', '--fr', '')
    expect((await shown('phones')).fr).toBe('Pocket computers')
    expect(await command('rename', 'phnes', 'X')).toMatchObject({
      code: 1,
      warned: 'Nothing was changed: there is no category phnes; did you mean phones?',
    })
    for (const wrong of [
      [],
      ['phones'],
      ['phones', ' '],
      ['phones', 'A', 'B'],
      ['phones', 'x'.repeat(101)],
    ])
      expect((await command('rename', ...wrong)).code).toBe(2)
  })

  test('a category is created, put into a department, ordered, and given a picture', async () => {
    const made = ['create', 'Garden & Terrace', '--parent', 'home-lifestyle', '--de', 'Garten']
    expect((await command(...made)).said).toBe('The category garden-terrace is made.')
    expect((await command(...made)).code).toBe(1)
    expect((await command('create', 'Odd', '--slug', 'No Slug')).code).toBe(2)
    expect((await command('create', 'Odd', '--parent', 'home-livestyle')).warned).toContain(
      'there is no department home-livestyle; did you mean home-lifestyle?',
    )
    writeFileSync(
      join(seeded.here.dataDir, 'garden.csv'),
      'sku,title,price,category\nG-1,Rake,5,Garden & Terrace\n',
    )
    await shop('catalogue', 'import', join(seeded.here.dataDir, 'garden.csv'))
    expect(await shown('garden-terrace')).toEqual({
      ...{ en: 'Garden & Terrace', fr: 'Garden & Terrace', de: 'Garten' },
    })
    expect((await command('parent', 'garden-terrace', 'sports-outdoor')).code).toBe(0)
    expect((await command('parent', 'toys', 'none')).code).toBe(0)
    expect((await command('order', 'garden-terrace', 'toys')).code).toBe(0)
    await shown('toys')
    const all = await categories(seeded.db)
    expect(all.slice(0, 3).map(({ slug, department }) => [slug, department])).toEqual([
      ['garden-terrace', 'sports-outdoor'],
      ['toys', null],
      ['womens-clothes', 'womens-fashion'],
    ])
    const file = join(seeded.here.dataDir, 'garden.png')
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    writeFileSync(file, await picture.png().toBuffer())
    expect((await command('picture', 'garden-terrace', file)).code).toBe(0)
    const [garden] = JSON.parse((await command('list', '--json')).said)
    expect(garden).toMatchObject({ slug: 'garden-terrace', names: { de: 'Garten' } })
    expect(garden.picture).toMatch(/^\/media\/own\/[0-9a-f]{40}$/)
    expect((await command('list')).said).toMatch(
      /garden-terrace +sports-outdoor +Garden .*Garten +yes/,
    )
    expect((await command('picture', 'garden-terrace', `${file}x`)).warned).toContain(
      'garden.pngx is not in the folder',
    )
    expect((await command('picture', 'garden-terrace', 'none')).code).toBe(0)
    expect((await command('order', 'nothing')).code).toBe(1)
  })

  test('a category is hidden, shown again, and removed with a place for its products', async () => {
    expect((await command('hide', 'phones')).said).toBe('Changed: phones.')
    expect((await shown('phones')).en).toBeUndefined()
    expect((await command('show', 'phones')).code).toBe(0)
    expect((await shown('phones')).en).toBe('Pocket computers')
    expect((await command('remove', 'phones')).warned).toContain('say with --to where they go')
    const coupon = { code: 'PATIO', kind: 'percent', percent: 5 } as const
    const needs = { categories: ['patio'], products: [] }
    await createCoupon(seeded.db, { ...coupon, needs })
    await command('create', 'Patio')
    expect((await command('remove', 'patio')).warned).toContain('coupons hold for it (PATIO)')
    expect((await command('remove', 'phones', '--to', 'camras')).warned).toContain('cameras?')
    expect((await command('remove', 'phones', '--to', 'phones')).code).toBe(2)
    expect(await command('remove', 'phones', '--to', 'cameras')).toMatchObject({
      ...{ code: 0, said: 'Changed: phones.' },
    })
    expect((await shown('phones')).en).toBeUndefined()
    expect((await command('remove', 'phones')).code).toBe(1)
    expect((await command('hide')).code).toBe(2)
  })
})
