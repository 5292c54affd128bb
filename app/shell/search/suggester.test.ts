import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Suggested, suggester } from './suggester'

let requests: { text: string; signal: AbortSignal; respond: (titles: string[]) => void }[]
let shown: (Suggested | undefined)[]
const titles = () => shown.map((suggested) => suggested?.products.map(({ title }) => title))

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  shown = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const text = new URL(address, 'http://shop').searchParams.get('q') ?? ''
    const respond = (found: string[]) =>
      resolve(Response.json({ products: found.map((title, id) => ({ id, title, thumbnail: '' })) }))
    requests.push({ text, signal, respond })
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => suggester((suggested) => shown.push(suggested))

test('typing without a pause sends one request', async () => {
  const search = open()
  for (const text of ['m', 'ma', 'mas', 'masc']) search.type(text)
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests.map(({ text }) => text)).toEqual(['masc'])
})

test('an older response never replaces a newer one', async () => {
  const search = open()
  search.type('ma')
  await vi.advanceTimersByTimeAsync(1000)
  search.type('mas')
  expect(requests[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  requests[1]?.respond(['Mascara'])
  await vi.advanceTimersByTimeAsync(0)
  requests[0]?.respond(['Mat'])
  await vi.advanceTimersByTimeAsync(0)
  expect(titles()).toEqual([['Mascara']])
})

test('an emptied input clears the list at once, and a late response does not bring it back', async () => {
  const search = open()
  search.type('ma')
  await vi.advanceTimersByTimeAsync(1000)
  search.type('')
  expect(shown).toEqual([undefined])
  requests[0]?.respond(['Mat'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual([undefined])
})

test.each(['100%', 'a_b', '"quoted"', "d'or", '\u{1F600}', 'x'.repeat(500)])(
  'a search asks for %s as it was typed',
  async (text) => {
    open().type(text)
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests[0]?.text).toBe(text)
  },
)

test('a failed request is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  open().type('ma')
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual([{ text: 'ma', products: [], failed: true }])
})
