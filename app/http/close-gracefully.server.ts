import type { Server } from 'node:http'

const PATIENCE_MS = 10_000

/**
 * Stops accepting, lets requests in flight finish (for at most ten seconds), then ends what else
 * runs, in order. Idle keep-alive connections are closed at once and again as others fall idle.
 */
export async function closeGracefully(server: Server, parts: (() => Promise<unknown>)[]) {
  await new Promise<void>((closed) => {
    server.close(() => closed())
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const deadline = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(deadline)
    })
  })
  for (const end of parts) await end()
}
