import { expect, test } from 'vitest'
import { demoCategories, demoProducts, demoSizeGuides } from './seed.server'
import { sizeTablesInput, tablesFor } from './size-guides/size-table'

const products = demoProducts()

test('every garment, shoe, hat, belt, glove, ring and bangle comes in sizes', () => {
  const worn =
    /(dress|blouse|robe|swimsuit|bikini|jeans|coat|kurti|cardigan|skirt|shirt|shorts|panjabi|hoodie|jacket|socks|tank top|vest|uniform|bodysuit|hat|sandals|pumps|boots|flats|shoes|skates|gloves|belt|ring|bangles|collar)\b/i
  // Cloth that is draped or tied, a cap with a slider and gloves sold by their weight fit all.
  const oneSize = /saree|scarf|necktie|baseball cap|sixteen-ounce|key ring/i
  const without = products.filter(
    ({ title, category, options = [] }) =>
      (worn.test(title.replace(/ with .*/i, '')) || /-clothes$/.test(category)) &&
      !oneSize.test(title) &&
      !options.some(({ name, values }) => name === 'Size' && values.length > 1),
  )
  expect(without.map(({ id, title }) => `${id} ${title}`)).toEqual([])
})

test('every size of a garment and a shoe stands in its size guide', () => {
  const guides = demoSizeGuides()
  const department = new Map(demoCategories().map((one) => [one.slug, one.department]))
  const unguided = products.flatMap(({ title, category, options = [] }) => {
    const sizes = options.find(({ name }) => name === 'Size')?.values
    const tables = guides[category] ?? guides[department.get(category) ?? '']
    if (!sizes || !tables) return []
    const [table] = tablesFor(tables, sizes)
    const known = new Set(table?.rows.map(({ size }) => size))
    return sizes.filter((size) => !known.has(size)).map((size) => `${title}: ${size}`)
  })
  expect(unguided).toEqual([])
  for (const tables of Object.values(guides)) expect(sizeTablesInput.parse(tables)).toEqual(tables)
})
