import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import type { LevelWithSilent } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listener, type RequestHandler } from '../listener.server'
import { log } from '../log.server'
import { watchFaults } from './process-faults.server'

const fault = () => new Error('select * from secrets')
const later = () => new Promise((resolve) => setTimeout(resolve, 1))

/** One handler a path: each fails in another way. */
const FAILING: Record<string, RequestHandler> = {
  '/throws': () => {
    throw fault()
  },
  '/throws-a-text': () => {
    throw 'select * from secrets'
  },
  '/rejects': () => Promise.reject(fault()),
  '/rejects-later': () => later().then(() => Promise.reject(fault())),
  '/in-a-timer': () => {
    setTimeout(() => {
      throw fault()
    }, 1)
    return true
  },
  '/in-an-immediate': () => {
    setImmediate(() => {
      throw fault()
    })
    return true
  },
  '/in-a-stream': () => {
    createReadStream('/nothing/here')
    return true
  },
  '/in-a-floating-promise': () => {
    void later().then(() => {
      throw fault()
    })
    return true
  },
  '/a-header-that-cannot-be-sent': (_, response) => {
    response.writeHead(200, { Location: 'a\u0001b' })
    return true
  },
}

const failing: RequestHandler = (request, response, path) =>
  FAILING[path]?.(request, response, path) ?? false

const app = new Hono()
app.get('/app/throws', () => {
  throw fault()
})
app.onError(() => {
  throw fault()
})
app.get('/well', (c) => c.text('well'))

const server = createServer(listener([failing], app))
const close = vi.fn(async () => {})
const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
const others = new Map<string, NodeJS.UncaughtExceptionListener[]>()
const EVENTS = ['uncaughtException', 'unhandledRejection']
let level: LevelWithSilent
let lines: { err: unknown; requestId?: string }[] = []
let origin = ''

beforeAll(async () => {
  level = log.level as LevelWithSilent
  log.level = 'silent'
  for (const kind of ['error', 'fatal'] as const)
    vi.spyOn(log, kind).mockImplementation(((fields: never) => void lines.push(fields)) as never)
  // Vitest's own listeners would call each fault here a failure of the run.
  for (const event of EVENTS) {
    others.set(event, process.listeners(event as never) as never)
    process.removeAllListeners(event)
  }
  watchFaults(close)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  for (const event of EVENTS) {
    process.removeAllListeners(event)
    for (const one of others.get(event) ?? []) process.on(event, one as never)
  }
  log.level = level
  vi.restoreAllMocks()
})

test.each([...Object.keys(FAILING), '/app/throws'])(
  'a fault at %s is a 500 with an id, and one line with the same',
  async (path) => {
    lines = []
    const response = await fetch(origin + path)
    const said = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(said).toContain('Something went wrong on our side')
    expect(said).not.toMatch(/secrets|nothing|\bat\b/)
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^\w+-\w+$/)
    if (path === '/app/throws') expect(lines).toHaveLength(1)
    else expect(lines).toMatchObject([{ requestId: id }])
    expect(close).not.toHaveBeenCalled()
    expect(await (await fetch(`${origin}/well`)).text()).toBe('well')
  },
)

test('a response that had begun is cut off, and the next request is answered', async () => {
  FAILING['/half'] = async (_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('half')
    await later()
    throw fault()
  }
  await expect(fetch(`${origin}/half`).then((response) => response.text())).rejects.toThrow()
  expect((await fetch(`${origin}/well`)).status).toBe(200)
})

test('a fault after the response, or after its client left, is only a line', async () => {
  const [answered, gone] = [fault(), fault()]
  FAILING['/after'] = async (_, response) => {
    response.end('answered')
    throw answered
  }
  expect(await (await fetch(`${origin}/after`)).text()).toBe('answered')
  const left = connect(Number(new URL(origin).port), '127.0.0.1')
  FAILING['/left'] = async (request) => {
    left.destroy()
    await once(request.socket, 'close')
    throw gone
  }
  left.write('GET /left HTTP/1.1\r\nHost: shop\r\n\r\n')
  await text(left).catch(() => '')
  // Other test files of the thread may have left something that fails, too.
  const told = () => lines.map(({ err }) => err).filter((err) => err === answered || err === gone)
  await vi.waitFor(() => expect(told()).toEqual([answered, gone]))
})

test('an address that no URL holds is a 400, and no fault', async () => {
  lines = []
  for (const target of ['*', 'shop', 'http://[', 'x:y']) {
    const client = connect(Number(new URL(origin).port), '127.0.0.1')
    client.write(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    expect(await text(client), target).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(lines).toEqual([])
})

test('a fault behind no request ends the process in order, once', async () => {
  const [thrown, rejected] = [fault(), fault()]
  setTimeout(() => {
    throw thrown
  })
  void Promise.reject(rejected)
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1))
  // Faults of other test files are left out, as above.
  const told = () => lines.map(({ err }) => err)
  await vi.waitFor(() => expect(told()).toEqual(expect.arrayContaining([thrown, rejected])))
  expect(close).toHaveBeenCalledTimes(1)
})
