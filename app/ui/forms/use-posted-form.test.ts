import { afterEach, expect, test, vi } from 'vitest'
import { keepsEntries } from './use-posted-form'

interface Answer {
  sent?: true
  values?: string
  failure?: 'offline'
}

function send(serverAction: () => Promise<unknown>) {
  const action = keepsEntries<Answer>((form) => String(form.get('message')))
  const body = new URLSearchParams({ message: 'Typed' })
  const request = new Request('http://shop.example/contacts', { method: 'POST', body })
  return action({ request, serverAction: serverAction as <T>() => Promise<T> })
}
/** What React Router throws for an answer that is not of its kind. */
const answered = (status: number) => ({ status, statusText: '', internal: false, data: '<html>' })

const KEPT = { values: 'Typed', failure: 'offline' }

afterEach(() => vi.useRealTimers())

test('the answer of the shop is handed on', async () => {
  expect(await send(async () => ({ sent: true }))).toEqual({ sent: true })
})

test.each([
  ['a broken connection', new TypeError('Failed to fetch')],
  ['a proxy that cannot reach the shop', answered(502)],
])('%s gives back what was typed', async (_, error) => {
  expect(await send(() => Promise.reject(error))).toEqual(KEPT)
})

test('a request that hangs gives it back, too', async () => {
  vi.useFakeTimers()
  const sent = send(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await sent).toEqual(KEPT)
})

test.each([
  ['a redirect', Response.redirect('http://shop.example/')],
  ['a page that does not exist', answered(404)],
])('%s is an answer', async (_, error) => {
  await expect(send(() => Promise.reject(error))).rejects.toBe(error)
})
