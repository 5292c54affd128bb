import { expect, test } from 'vitest'
import { importFile } from '../../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../../tests/support/databases'
import { askingDesk } from '../../../../tests/support/desk/asking'
import { product } from '../../../../tests/support/network/stub-host'
import { productEndpoints } from '../product-endpoints'

eachDatabase('tags in the form of a product', (open) => {
  test('tags are stored once each, offered for other products, and refused by their place', async () => {
    const db = await open()
    await importFile(db, [product(1)])
    const { ask, audited } = askingDesk(db, productEndpoints)
    const read = async () => (await ask('GET', '/products/1')).body
    const save = async (tags: string[]) => {
      const { form, version } = await read()
      const stock = { own: form.stock, variants: {} }
      return ask('PUT', '/products/1', { form: { ...form, tags }, version, stock })
    }
    const { version } = await read()
    const { body } = await save(['Sale', 'কলা', 'sale'])
    expect(body.form.tags).toEqual(['Sale', 'কলা'])
    expect(body.version).not.toBe(version)
    expect(audited).toMatchObject([{ action: 'product.changed', after: { tags: ['Sale', 'কলা'] } }])
    expect((await ask('GET', '/products/choices')).body.tags).toEqual(['Sale', 'কলা'])
    expect(Object.keys((await save(['কলা', 'x'.repeat(51)])).body.errors)).toEqual(['form.tags.1'])
    const many = await save(Array.from({ length: 31 }, (_, at) => `tag ${at}`))
    expect(many.body.errors).toEqual({ 'form.tags': 'At most 30 tags.' })
    expect((await save([])).body.form.tags).toEqual([])
    expect((await ask('GET', '/products/choices')).body.tags).toEqual([])
  })
})
