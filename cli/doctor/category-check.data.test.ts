import { expect, test } from 'vitest'
import { createCategory } from '../../app/catalogue/care/edit-categories.server'
import { importProducts } from '../../app/catalogue/incoming/import-products.server'
import type { Database } from '../../app/database/tables.server'
import { eachDatabase } from '../../tests/support/databases'
import { checkCategories } from './category-check'

/** Imports products of a category as an earlier version stored it: by its letters alone. */
const load = (db: Database, category: string, titles: readonly string[], from: number) =>
  importProducts(
    db,
    (async function* () {
      for (const [at, title] of titles.entries())
        yield { row: at + 1, value: { id: from + at, title, category, price: 9 } }
    })(),
    { source: 'file' },
  )

eachDatabase('the doctor and names of categories', (open) => {
  test('the demo has nothing to report', async () => {
    expect(await checkCategories(await open('seeded'))).toMatchObject([
      { area: 'catalogue', state: 'ok' },
    ])
  })

  test('names without their marks are reported with what the products say', async () => {
    const db = await open()
    await load(db, 'শড', ['জামদানি শাড়ি', 'লাল শাড়ি'], 1)
    await load(db, 'কল', ['সাগর কলা', 'চাঁপা কলা', 'পানির কল'], 10)
    await load(db, 'ফল', ['আম', 'মৌসুমি ফল'], 20)
    await load(db, 'ঘর', ['ঘরে তৈরি আচার'], 30)
    const findings = await checkCategories(db)
    expect(findings).toMatchObject([
      { state: 'todo', said: expect.stringMatching(/^the category শড lost .* say শাড়ি$/u) },
      { state: 'note', said: expect.stringMatching(/^the category কল also has .* কলা:/u) },
    ])
    for (const { todo } of findings) expect(todo).toContain('Import its products again')
  })

  test('a name that somebody gave is believed, and only its address is mentioned', async () => {
    const db = await open()
    const one = { others: {}, department: null }
    await createCategory(db, { ...one, slug: 'ফল', name: 'ফল' })
    await createCategory(db, { ...one, slug: 'শড', name: 'শাড়ি' })
    await createCategory(db, { ...one, slug: 'cafe', name: 'Café' })
    await load(db, 'ফল', ['ফুল', 'লাল ফুল'], 1)
    expect(await checkCategories(db)).toMatchObject([
      { state: 'note', said: 'the address of the category শাড়ি lost its marks: শড' },
    ])
  })
})
