import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSizeGuides, sizeTablesOf } from '../../app/catalogue/size-guides/size-guides.server'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'

const SIZED = { category: 'mens-accessories', options: [{ name: 'Size', values: ['S', 'M'] }] }
const OWN = [
  { title: 'Gloves', columns: ['Hand (cm)'], rows: [{ size: 'S', values: ['18'] }] },
  { title: '', columns: ['Chest (cm)'], rows: [{ size: 'XL', values: [''] }] },
]

eachPlace('size guides by command', (place) => {
  const seeded = seededShop(place)
  const file = (name: string) => join(seeded.here.dataDir, name)
  const command = (...args: string[]) => shop('catalogue', 'size-guides', ...args)
  const titles = async (sized = SIZED) =>
    (await sizeTablesOf(seeded.db, sized)).map(({ title }) => title)

  test('what was exported reads back as it was', async () => {
    const before = await listSizeGuides(seeded.db)
    expect(before.map(({ slug }) => slug)).toContain('womens-fashion')
    expect((await command('export', file('all.json'))).said).toContain('size guides written to')
    writeFileSync(file('none.json'), JSON.stringify({ outdoor: [], 'mens-fashion': [] }))
    expect((await command('import', file('none.json'))).said).toBe('2 size guides are set.')
    expect(await listSizeGuides(seeded.db)).toHaveLength(before.length - 2)
    await command('import', file('all.json'))
    expect(await listSizeGuides(seeded.db)).toEqual(before)
    expect(JSON.parse(readFileSync(file('all.json'), 'utf8'))).toEqual(
      Object.fromEntries(before.map(({ slug, tables }) => [slug, tables])),
    )
  })

  test('a category has its own tables, else those of its department', async () => {
    const clothes = { ...SIZED, category: 'mens-clothes' }
    expect([await titles(), await titles(clothes)]).toEqual([['Gloves'], ['Clothes']])
    writeFileSync(file('own.json'), JSON.stringify({ 'mens-clothes': OWN }))
    expect((await command('import', file('own.json'))).code).toBe(0)
    expect(await titles(clothes)).toEqual(['Gloves'])
    expect(await titles({ ...clothes, options: [{ name: 'Colour', values: ['S'] }] })).toEqual([])
    writeFileSync(file('own.json'), JSON.stringify({ 'mens-clothes': [] }))
    await command('import', file('own.json'))
    expect(await titles(clothes)).toEqual(['Clothes'])
  })

  test('a file that cannot be read changes nothing, and an unknown category is named', async () => {
    const before = await listSizeGuides(seeded.db)
    writeFileSync(file('bad.json'), JSON.stringify({ outdoor: [{ ...OWN[0], columns: [] }] }))
    expect(await command('import', file('bad.json'))).toMatchObject({ code: 1 })
    writeFileSync(file('bad.json'), '{')
    expect(await command('import', file('bad.json'))).toMatchObject({ code: 1 })
    writeFileSync(file('bad.json'), JSON.stringify({ outdor: OWN }))
    expect((await command('import', file('bad.json'))).warned).toContain('department outdor')
    expect((await command('import', file('nothing.json'))).code).toBe(2)
    expect(await listSizeGuides(seeded.db)).toEqual(before)
  })

  test('the demo’s guides go with the demo, and the merchant’s own stay', async () => {
    writeFileSync(file('own.json'), JSON.stringify({ toys: OWN }))
    await command('import', file('own.json'))
    await shop('catalogue', 'remove-demo', '--yes')
    expect((await listSizeGuides(seeded.db)).map(({ slug }) => slug)).toContain('toys')
    expect((await listSizeGuides(seeded.db)).map(({ slug }) => slug)).not.toContain('pets')
    expect(await shop('catalogue', 'categories', 'list')).toMatchObject({
      said: expect.stringContaining('toys'),
    })
  })
})
