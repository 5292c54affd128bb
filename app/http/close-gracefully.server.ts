import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { config } from '../config.server'

const LONGEST_WAIT_MS = 10_000

let stopping = false

export const isStopping = () => stopping

/** Serves on for DRAIN_SECONDS, so that proxies see it unready, then waits ten seconds at most. */
export async function closeGracefully(server: Server, parts: (() => Promise<unknown>)[]) {
  stopping = true
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await sleep(config.DRAIN_SECONDS * 1000)
  await new Promise<void>((closed) => {
    server.close(() => closed())
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_WAIT_MS)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(deadline)
    })
  })
  for (const end of parts) await end()
}
