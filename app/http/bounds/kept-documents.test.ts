import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keptDocuments, turnByTurn, unzip, unzippedBytes } from './kept-documents.server'

async function* pieces(text: string) {
  yield text
  yield 'end'
}

const noise = (bytes: number) =>
  Array.from({ length: bytes / 36 }, () => crypto.randomUUID()).join('')

test('a document is made once for all who ask, and again after a minute or a change', async () => {
  const clock = { now: 0 }
  let made = 0
  const documents = keptDocuments({ now: () => clock.now })
  const get = async () => {
    const zipped = await documents.get('/feed.xml', () => pieces(`${++made} `))
    return String(gunzipSync(zipped as Buffer))
  }
  expect(await Promise.all([get(), get(), get()])).toEqual(['1 end', '1 end', '1 end'])
  clock.now = 59_000
  expect(await get()).toBe('1 end')
  clock.now = 60_000
  expect(await get()).toBe('2 end')
  clock.now += 1000
  documents.outdate()
  expect(await get()).toBe('2 end') // A flood of changes does not remake it more often.
  clock.now += 1000
  expect(await get()).toBe('3 end')
})

test('a slow document is made less often, and one that changed meanwhile soon again', async () => {
  const clock = { now: 0 }
  const documents = keptDocuments({ now: () => clock.now })
  let made = 0
  const slowly = async function* () {
    made++
    clock.now += 500
    documents.outdate()
    yield `${made}`
  }
  await documents.get('/feed.xml', slowly)
  clock.now = 9000
  await documents.get('/feed.xml', slowly)
  expect(made).toBe(1)
  clock.now = 10_000
  await documents.get('/feed.xml', slowly)
  expect(made).toBe(2)
})

test('a document that is too large is not kept, and is made piece by piece', async () => {
  const documents = keptDocuments({ largestBytes: 50_000 })
  const text = noise(200_000)
  expect(await documents.get('/feed.xml', () => pieces(text))).toBeUndefined()
  expect(documents.figures().bytes).toBeLessThan(1000)
  const lengths = []
  for await (const piece of turnByTurn(pieces(text))) lengths.push(piece.length)
  expect(lengths).toEqual([text.length, 3])
})

test('a kept document is unzipped in pieces, and its length is known before', async () => {
  const text = noise(1_000_000)
  const zipped = await keptDocuments().get('/feed.xml', () => pieces(text))
  const parts = []
  for await (const part of unzip(zipped as Buffer)) parts.push(part)
  expect(parts.length).toBeGreaterThan(10)
  expect(String(Buffer.concat(parts))).toBe(`${text}end`)
  expect(unzippedBytes(zipped as Buffer)).toBe(text.length + 3)
})

test('a document that fails is tried again by the next who asks', async () => {
  const documents = keptDocuments()
  const away = async function* () {
    yield* []
    throw new Error('away')
  }
  await expect(documents.get('/feed.xml', away)).rejects.toThrow('away')
  const made = await documents.get('/feed.xml', () => pieces('there '))
  expect(String(gunzipSync(made as Buffer))).toBe('there end')
})
