import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growingTitles } from './growing.server.ts'
import { orderByNumber } from './sort-orders.server'
import { ranksContaining, titleKey, titlesInOrder } from './title-buffer.server.ts'
import { orderByTitle } from './title-order.server.ts'

function titlesOf(keys: readonly string[]) {
  const titles = growingTitles()
  for (const key of keys) titles.push(key)
  return titles.done()
}

const bufferOf = (keys: readonly string[]) =>
  titlesInOrder(titlesOf(keys), Int32Array.from(keys.keys()))

const words = fc.array(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), { maxLength: 40 })

test('a search finds exactly the titles that contain the needle, ignoring case, in order', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      words,
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
      async (texts, any) => {
        const titles = texts.map((text) => titleKey(text.toWellFormed()))
        const buffer = bufferOf(titles)
        const inside =
          titles
            .find((title) => title.length > 2)
            ?.slice(1, 3)
            .toWellFormed() ?? any
        for (const needle of [any, inside.toUpperCase()]) {
          const key = titleKey(needle)
          const expected = titles.flatMap((title, rank) => (title.includes(key) ? [rank] : []))
          expect([...ranksContaining(buffer, needle)]).toEqual(expected)
        }
      },
    ),
  )
})

test('an empty needle finds nothing', { timeout: 60_000 }, async () => {
  expect([...ranksContaining(bufferOf(['a', 'b']), '')]).toEqual([])
})

test('a counting sort orders texts by code unit and numbers stably, whatever the size', {
  timeout: 60_000,
}, async () => {
  for (const size of [0, 1, 1024, 5000]) {
    const numbers = Uint32Array.from({ length: size }, (_, at) => (at * 2_654_435_761) % 200_000)
    const texts = Array.from(numbers, (number) => `t${number % 977}`)
    const byText = orderByTitle(titlesOf(texts))
    const expected = texts
      .map((text, at) => ({ text, at }))
      .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.at - b.at))
      .map(({ at }) => at)
    expect([...byText]).toEqual(expected)
    for (const direction of ['asc', 'desc'] as const) {
      const sign = direction === 'asc' ? 1 : -1
      const key = (at: number) => sign * (numbers[at] as number)
      expect([...orderByNumber(byText, numbers, direction)]).toEqual(
        expected.toSorted((a, b) => key(a) - key(b)),
      )
    }
  }
})

test('titles are ordered as JavaScript compares them, equal ones by position', {
  timeout: 60_000,
}, () => {
  const unit = fc.oneof(
    fc.constantFrom('a', 'b', ' ', '\t', '\u0000', '\uE000', '～', '😀', '𝒳', 'é', '߿', '\uD7FF'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )
  const title = fc
    .array(unit, { maxLength: 9 })
    .map((units) => titleKey(units.join('').toWellFormed()))
  fc.assert(
    fc.property(fc.array(title, { maxLength: 60 }), (titles) => {
      const expected = titles
        .map((text, at) => ({ text, at }))
        .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.at - b.at))
      expect([...orderByTitle(titlesOf(titles))]).toEqual(expected.map(({ at }) => at))
    }),
    { numRuns: 200 },
  )
})

test('a search of many titles finds frequent, rare and missing needles of every length', {
  timeout: 60_000,
}, async () => {
  const words = ['oak', 'steel', 'lamp', 'chair', 'ümlaut', 'tea 茶', 'no.', 'royal']
  const titles = Array.from({ length: 20_000 }, (_, at) => {
    const mixed = Math.imul(at, 0x9e3779b1) >>> 0
    return `${words[mixed % 8]} ${words[(mixed >>> 5) % 8]} ${(mixed >>> 3).toString(36)}`
  }).sort()
  const buffer = bufferOf(titles)
  expect(buffer.blocks).toBeDefined()
  const needles = [
    'e',
    'ü',
    '~',
    'k ',
    'oa',
    'q~',
    'qj',
    'oak',
    '茶',
    'l l',
    'steel oak',
    'steel q',
    'royal royal',
    'zzzzzzzzz',
    titles[0],
    titles[9999],
    titles.at(-1),
  ] as string[]
  for (const needle of needles) {
    const expected = titles.flatMap((title, rank) => (title.includes(needle) ? [rank] : []))
    expect([...ranksContaining(buffer, needle)]).toEqual(expected)
  }
})
