import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskClient } from '../../../../tests/support/desk/order-desk'
import { placed } from '../../../../tests/support/placed-order'
import { config, setConfig } from '../../../config.server'
import type { Database } from '../../../database/tables.server'
import { changeStatus } from '../../../orders/changing/change-status.server'
import type { DeskEvent } from './desk-event'

// Test files share a process: drop the mocked module before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

const process = vi.hoisted(() => ({ stops: false }))
vi.mock('../../../http/close-gracefully.server', () => ({ isStopping: () => process.stops }))

eachDatabase('events of the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  const readers: ReadableStreamDefaultReader<string>[] = []
  beforeAll(async () => {
    db = await open('seeded')
    desk = deskClient(db)
  })
  afterEach(async () => {
    for (const reader of readers.splice(0)) await reader.cancel()
  })

  async function listening() {
    const response = await desk.ask('GET', '/events')
    const body = response.body as ReadableStream<Uint8Array>
    const reader = body
      .pipeThrough(new TextDecoderStream() as never)
      .getReader() as never as ReadableStreamDefaultReader<string>
    readers.push(reader)
    const lines: string[] = []
    let ended = false
    void (async () => {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) break
        lines.push(value)
      }
      ended = true
    })()
    return {
      response,
      lines,
      isEnded: () => ended,
      events: () =>
        lines.flatMap((line) =>
          line.startsWith('data: ') ? (JSON.parse(line.slice(6)) as DeskEvent) : [],
        ),
    }
  }

  test('a new order and a changed one are each reported once, within two seconds', async () => {
    const before = await placed(db)
    const { response, events } = await listening()
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    await sleep(300)
    const { number } = await placed(db)
    await vi.waitFor(
      () => expect(events().flatMap((one) => one.placed ?? [])).toMatchObject([{ number }]),
      2000,
    )
    await changeStatus(db, { number: before.number }, 'paid')
    await vi.waitFor(
      () =>
        expect(events().flatMap((one) => one.changed ?? [])).toEqual([
          { number: before.number, version: 1 },
        ]),
      2000,
    )
    await sleep(2500)
    expect(events()).toHaveLength(2)
  })

  test('a stream tells nothing more to someone who was demoted or removed', async () => {
    const { now } = desk.who
    for (const left of [now && { ...now, staff: { ...now.staff, role: 'viewer' } }, undefined]) {
      const one = await listening()
      await sleep(1200) // The first look has happened.
      desk.who.now = left as typeof now
      await placed(db)
      await vi.waitFor(() => expect(one.isEnded()).toBe(true), 3000)
      expect(one.events()).toEqual([])
      desk.who.now = now
    }
  })

  test('a stream ends at the next heartbeat after its person has signed out', async () => {
    setConfig({ ...config, STALLED_SECONDS: 1 })
    const one = await listening()
    const { now } = desk.who
    await sleep(500)
    expect(one.isEnded()).toBe(false)
    expect(one.lines.join('')).toContain(': still here')
    desk.who.now = undefined
    await vi.waitFor(() => expect(one.isEnded()).toBe(true), 1500)
    desk.who.now = now
  })

  test('all streams end when the process is told to stop', async () => {
    const one = await listening()
    process.stops = true
    await vi.waitFor(() => expect(one.isEnded()).toBe(true), 2000)
    process.stops = false
  })

  test('a person may open a limited number of streams, and closing one frees it', async () => {
    const many = await Promise.all(Array.from({ length: 13 }, () => desk.ask('GET', '/events')))
    expect(many.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
    for (const { body } of many) await body?.cancel()
    const after = await desk.ask('GET', '/events')
    expect(after.status).toBe(200)
    await after.body?.cancel()
  })
})
