import { expect, test } from 'vitest'
import { withFirstPiece } from './first-piece'

function streamOf(pieces: (string | Error)[], onCancel = () => {}) {
  const left = pieces.values()
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = left.next()
      if (done) controller.close()
      else if (typeof value === 'string') controller.enqueue(Buffer.from(value))
      else controller.error(value)
    },
    cancel: onCancel,
  })
}

test('a fault before the first piece is thrown, and a later one ends the body', async () => {
  await expect(withFirstPiece(new Response(streamOf([new Error('first')])))).rejects.toThrow(
    'first',
  )
  const late = await withFirstPiece(new Response(streamOf(['half ', new Error('second')])))
  await expect(late.text()).rejects.toThrow('second')
})

test('a body arrives whole, with its status and headers, and is cancelled with its reader', async () => {
  const init = { status: 201, headers: { 'Content-Type': 'text/csv' } }
  const whole = await withFirstPiece(new Response(streamOf(['one ', 'two ', 'three']), init))
  expect([whole.status, whole.headers.get('Content-Type')]).toEqual([201, 'text/csv'])
  expect(await whole.text()).toBe('one two three')
  expect(await (await withFirstPiece(new Response(streamOf([])))).text()).toBe('')
  expect((await withFirstPiece(new Response(null, { status: 204 }))).status).toBe(204)
  let cancelled = false
  const left = await withFirstPiece(
    new Response(
      streamOf(['one', 'two'], () => {
        cancelled = true
      }),
    ),
  )
  await left.body?.cancel()
  expect(cancelled).toBe(true)
})
