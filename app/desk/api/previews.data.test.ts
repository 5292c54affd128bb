import { beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../tests/support/desk/desk-caller'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { endpoints } from '../endpoints'
import { may } from '../rights/rights'
import type { Endpoint } from './endpoint'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')

/** The most previews of one person in a minute. */
const MOST = 400

const PREVIEWS = endpoints.filter(({ method, path }) => method === 'POST' && /preview$/.test(path))
const FORM = {
  ...{ title: 'Lamp', description: '', category: 'light', brand: null, colour: null, sku: null },
  ...{ gtin: null, weight: 0, price: 100, stock: 1, discount: 0, taxClass: null, visible: true },
  ...{ warranty: '', shipping: '', returns: '', texts: {} },
  ...{ pictures: [], options: [], variants: [] },
}
const bodies: Record<string, object> = {
  '/home/preview': { sections: [], language: 'en' },
  '/products/preview': { form: FORM, language: 'en' },
  '/settings/import/preview': { file: { settings: {} } },
  '/settings/mails/:name/preview': { words: {} },
  '/settings/pages/preview': { markdown: '# Terms' },
}

eachDatabase('previews at the desk', (open) => {
  let db: Database
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open()
    setDatabase(db)
    caller = deskCaller(db)
  })
  const someone = () => {
    const owner = identityOf('owner')
    return { ...owner, staff: { ...owner.staff, id: crypto.randomUUID() } }
  }
  const ask = (who: Parameters<typeof caller.ask>[0], { path }: Endpoint) =>
    caller.ask(who, 'POST', path.replace(':name', 'order-paid'), bodies[path])

  test('a preview needs the right to change what it shows', async () => {
    expect(PREVIEWS.map(({ path }) => path).sort()).toEqual(Object.keys(bodies).sort())
    for (const one of PREVIEWS) {
      expect(one.right, one.path).toMatch(/\.change$/)
      expect(may('viewer', one.right as never), one.path).toBe(false)
      expect((await ask('viewer', one)).status, one.path).toBe(403)
    }
  })

  test("one limit bounds a person's previews of every kind", async () => {
    const [busy, other] = [someone(), someone()]
    const page = PREVIEWS.find(({ path }) => path.startsWith('/settings/pages')) as Endpoint
    for (let asked = 0; asked < MOST; asked++) expect((await ask(busy, page)).status).toBe(200)
    for (const one of PREVIEWS)
      expect(await ask(busy, one), one.path).toMatchObject({
        status: 429,
        body: { code: 'too_many_previews', retryAfter: expect.any(Number) },
      })
    expect((await ask(other, page)).status).toBe(200)
  })
})
