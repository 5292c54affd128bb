import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { fillDemo } from '../../../tests/support/graded-searches/graded-shops'
import { setDatabase } from '../../database/current.server'
import { loader as listing } from './listing-page'

const eachDatabase = onSqliteByDay('it reads the index in memory')

const list = async (q: string) => {
  const context = new RouterContextProvider()
  const request = new Request(`http://shop/shop?q=${encodeURIComponent(q)}`)
  return (await listing({ request, context } as never)).data
}
type Page = Awaited<ReturnType<typeof list>>
const titlesOf = ({ products, similar }: Page) =>
  [...products, ...similar.products].map(({ title }) => title).join()

eachDatabase('what only comes close to a search', (open) => {
  test('other things of the kind of a brand that is not sold are said to be close', async () => {
    setDatabase(await fill(await open()))
    for (const q of ['samsung', 'iphone', 'samsung phone', 'nike shoes']) {
      const page = await list(q)
      expect(page.found, q).toContain(`close to “${q}”`)
      expect(page.total, q).toBeGreaterThan(0)
    }
    expect(titlesOf(await list('samsung'))).not.toContain('Wired In-Ear Phones')
    expect((await list('phone')).found).toMatch(/products for “phone”$/)
  })

  test('a thing that only stands inside of words is not said to be found', async () => {
    setDatabase(await fill(await open()))
    expect((await list('rug')).found).toBe('1 product close to “rug”')
    expect((await list('lamp')).found).toMatch(/ for “lamp”$/)
  })

  test('a French word for a thing is no English number', async () => {
    setDatabase(await fill(await open()))
    expect(titlesOf(await list('cooker'))).not.toContain('Pack of Four')
  })

  test('a department that has none of it does not narrow a search', async () => {
    setDatabase(await fill(await open()))
    const page = await list('perfume for men')
    expect(page.query.category).toBeUndefined()
    expect(titlesOf(page)).toMatch(/^Vetiver Grove Cologne/)
    expect((await list('shoes for men')).query.category).toBeDefined()
  })
})

async function fill(db: Parameters<typeof fillDemo>[0]) {
  await fillDemo(db)
  return db
}
