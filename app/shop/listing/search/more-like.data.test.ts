import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { onSqliteByDay } from '../../../../tests/support/databases'
import { fillDemo } from '../../../../tests/support/graded-searches/graded-shops'
import { setDatabase } from '../../../database/current.server'
import { loader as listing } from '../listing-page'

const eachDatabase = onSqliteByDay('it reads the index in memory')

const list = async (query: string, path = '/shop') => {
  const context = new RouterContextProvider()
  const request = new Request(`http://shop${path}${query}`)
  return (await listing({ request, context } as never)).data
}

eachDatabase('goods that fill a short list', (open) => {
  test('fill two rows with what comes close, are of the kind and in stock, and nothing counts them', async () => {
    const db = await open()
    setDatabase(db)
    await fillDemo(db)
    const dress = await list('?q=red dress')
    expect([dress.total, dress.similar.total, dress.more.length]).toEqual([1, 1, 5])
    expect([dress.found, dress.besides.text]).toEqual([
      ...['1 product for “red dress”', 'Close to “dress”'],
    ])
    const [found] = dress.products
    const shown = [...dress.products, ...dress.similar.products, ...dress.more]
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
    for (const { category, stock } of dress.more)
      expect([category, stock > 0]).toEqual([found?.category, true])
    const few = await list('?brand=Paceloom&min=20')
    expect([few.total, few.more.length]).toEqual([3, 6])
    expect((await list('?q=lamp')).more).toEqual([])
    expect((await list('?q=zzzqqq')).more).toEqual([])
    const close = await list('?q=velvet wheelchair')
    expect([close.total, close.similar.total, close.besides.text]).toEqual([0, 1, ''])
    expect((await list('?q=red handbag', '/fr/shop')).besides.text).toMatch(/^Proche de/)
  })
})
