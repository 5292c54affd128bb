import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const ASK_EVERY_MS = 100

/** Starts a proxy that passes each request to the next ready backend, and tries none twice. */
export async function roundRobin(backends: string[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let turn = 0

  const askAll = () => Promise.all(backends.map(ask))
  const ask = async (backend: string) => {
    const response = await fetch(`${backend}/readyz`).catch(() => undefined)
    if (response?.ok) ready.add(backend)
    else ready.delete(backend)
  }

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const [backend] = [...ready].slice(turn++ % ready.size)
    const { method, url, headers } = incoming
    const passed = request(`${backend}${url}`, { agent, method, headers }, (response) => {
      const { connection: _, ...rest } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, rest)
      response.pipe(outgoing)
    })
    passed.on('error', (error) => outgoing.writeHead(502).end(String(error)))
    incoming.pipe(passed)
  }

  await askAll()
  const timer = setInterval(askAll, ASK_EVERY_MS)
  const server = createServer(forward)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
