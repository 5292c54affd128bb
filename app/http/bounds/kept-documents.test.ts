import { expect, test } from 'vitest'
import { keptDocuments, turnByTurn } from './kept-documents.server'

async function* pieces(text: string) {
  yield text
  yield 'end'
}

test('a document is made once for all who ask, and again after a minute or a change', async () => {
  const clock = { now: 0 }
  let made = 0
  const documents = keptDocuments({ now: () => clock.now })
  const get = async () => String(await documents.get('/feed.xml', () => pieces(`${++made} `)))
  expect(await Promise.all([get(), get(), get()])).toEqual(['1 end', '1 end', '1 end'])
  clock.now = 59_000
  expect(await get()).toBe('1 end')
  clock.now = 60_000
  expect(await get()).toBe('2 end')
  clock.now += 1000
  documents.outdate()
  expect(await get()).toBe('2 end') // a flood of changes makes it no more often than this
  clock.now += 1000
  expect(await get()).toBe('3 end')
})

test('a document that is too large is not kept, and is made piece by piece', async () => {
  const documents = keptDocuments()
  const large = () => pieces('x'.repeat(5_000_000))
  expect(await documents.get('/feed.xml', large)).toBeUndefined()
  expect(documents.figures().bytes).toBeLessThan(1000)
  const lengths = []
  for await (const piece of turnByTurn(large())) lengths.push(piece.length)
  expect(lengths).toEqual([5_000_000, 3])
})

test('one that fails is tried again by the next who asks', async () => {
  const documents = keptDocuments()
  const away = async function* () {
    yield* []
    throw new Error('away')
  }
  await expect(documents.get('/feed.xml', away)).rejects.toThrow('away')
  expect(String(await documents.get('/feed.xml', () => pieces('there ')))).toBe('there end')
})
