import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | string[] | undefined>
  text: string
}

export interface FakeAnswer {
  status?: number
  json: unknown
}

/**
 * What goes wrong with the next answers: 'down' does nothing and answers 500; the others do what was
 * asked first. 'failing' answers 500 after it, 'cut' closes the connection, 'silent' never answers.
 */
export type Trouble =
  | 'down'
  | 'failing'
  | 'cut'
  | 'silent'
  | 'too large'
  | 'not UTF-8'
  | 'deep'
  | 'empty object'
  | 'no JSON'
  | 'moved'

/** Starts a host on loopback that speaks JSON. `trouble` disturbs answers to paths that match, with
 * their method or without it. */
export async function startFakeHost(handle: (call: FakeCall) => FakeAnswer) {
  const calls: FakeCall[] = []
  const troubles: { path: RegExp; how: Trouble; times: number }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '', 'http://fake')
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      text: Buffer.concat(chunks).toString(),
    }
    calls.push(call)
    const trouble = troubles.find(
      ({ path, times }) =>
        times > 0 && (path.test(call.path) || path.test(`${call.method} ${call.path}`)),
    )
    if (trouble) trouble.times--
    const answer = trouble?.how === 'down' ? { json: {} } : handle(call)
    const send = (status: number, body: string | Buffer, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    switch (trouble?.how) {
      case 'down':
      case 'failing':
        return send(500, '{}')
      case 'cut':
        return void request.socket.destroy()
      case 'silent':
        return undefined
      case 'too large':
        return send(200, `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`)
      case 'not UTF-8':
        return send(200, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))
      case 'deep':
        return send(200, `${'['.repeat(100_000)}${']'.repeat(100_000)}`)
      case 'empty object':
        return send(200, '{}')
      case 'no JSON':
        return send(200, '<html>busy</html>')
      case 'moved':
        return send(302, '', { location: '/elsewhere' })
      default:
        return send(answer.status ?? 200, JSON.stringify(answer.json))
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every call as it came, for tests of what was sent. */
    calls,
    trouble(path: RegExp, how: Trouble, times = 1) {
      troubles.push({ path, how, times })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
