import { expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { watchChanges } from '../../database/changes.server'
import { closeDatabase, openDatabase } from '../../database/open.server'
import {
  addSynonyms,
  listSynonyms,
  removeSynonyms,
  synonymLine,
  synonymsOf,
} from './own-synonyms.server'

eachPlace("the merchant's synonyms", (place) => {
  test('added synonyms are known in each process after the change, and removed ones no more', async () => {
    const where = await place()
    const [db, other] = [await openDatabase(where), await openDatabase(where)]
    const watching = await watchChanges(other)
    const meaning = async (words: string[], from = db) =>
      (await synonymsOf(from))
        .find(words)
        .flatMap(({ meanings }) => meanings.map((one) => one.words))
    expect(await meaning(['flummox'])).toEqual([])
    expect(await addSynonyms(db, ['flummox, garden gnome', 'gnomes > figurine'])).toBe(2)
    expect(await addSynonyms(db, ['flummox, garden gnome'])).toBe(0)
    await expect.poll(() => meaning(['flummox'])).toContainEqual(['garden', 'gnome'])
    await expect.poll(() => meaning(['gnomes'], other)).toContainEqual(['figurine'])
    expect(await meaning(['figurine'])).not.toContainEqual(['gnomes'])
    expect(await listSynonyms(db)).toEqual(['flummox, garden gnome', 'gnomes > figurine'])
    expect(await removeSynonyms(db, ['flummox, garden gnome', 'nothing'])).toBe(1)
    await expect.poll(() => meaning(['flummox'])).toEqual([])
    await watching.stop()
    await Promise.all([closeDatabase(db), closeDatabase(other)])
  })

  test('20,000 groups in circles are read, and a term leads to a bounded number', async () => {
    const db = await openDatabase(await place())
    const lines = Array.from({ length: 20_000 }, (_, at) => `ring, w${at}x, w${(at + 1) % 20_000}x`)
    expect(await addSynonyms(db, lines)).toBe(20_000)
    const synonyms = await synonymsOf(db)
    expect(synonyms.find(['w7x'])[0]?.meanings.length).toBeLessThanOrEqual(300)
    expect(synonyms.find(['ring']).flatMap(({ meanings }) => meanings).length).toBeLessThan(2000)
    expect(
      await addSynonyms(
        db,
        lines.map((line) => `${line}, more`),
      ),
    ).toBe(20_000)
    expect(
      await addSynonyms(
        db,
        lines.map((line) => `${line}, most`),
      ),
    ).toBe('full')
    await closeDatabase(db)
  })
})

test.each([
  ['sofa , couch', 'sofa , couch'],
  ['  trainers  >  shoes ', 'trainers > shoes'],
  ['alone', undefined],
  ['> shoes', undefined],
  ['# a, b', undefined],
  ['', undefined],
  [`a, ${'b'.repeat(600)}`, undefined],
])('the line %j is stored as %j', (text, line) => {
  expect(synonymLine(text)).toBe(line)
})
