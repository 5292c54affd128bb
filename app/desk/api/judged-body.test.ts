import { afterEach, expect, test, vi } from 'vitest'
import { DeskFault } from './endpoint'
import { judgedBody } from './judged-body'

const text = new TextEncoder()
const chunks = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const one of parts) controller.enqueue(text.encode(one))
      controller.close()
    },
  })

afterEach(() => vi.useRealTimers())

async function read(body: ReadableStream<Uint8Array>, everyMs: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const reader = body.getReader()
  let said = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return said
    said += new TextDecoder().decode(value)
    vi.setSystemTime(Date.now() + everyMs)
  }
}

test('a judged body passes the same bytes on and judges the reader once a second', async () => {
  const judge = vi.fn(async () => {})
  expect(await read(judgedBody(chunks('a', 'b', 'c', 'd', 'e'), judge), 400)).toBe('abcde')
  expect(judge).toHaveBeenCalledTimes(1)
})

test('a judged body breaks off when the reader is refused, and cancels the source', async () => {
  const cancel = vi.fn()
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(text.encode('x')),
    cancel,
  })
  const judge = async () => {
    throw new DeskFault(401, 'sign_in', 'Sign in to go on.')
  }
  await expect(read(judgedBody(source, judge), 1000)).rejects.toThrow('Sign in')
  expect(cancel).toHaveBeenCalled()
})

test('an unreachable database does not break off a judged body', async () => {
  const judge = async () => {
    throw new Error('connection refused')
  }
  expect(await read(judgedBody(chunks('a', 'b', 'c'), judge), 1000)).toBe('abc')
})
