import type { Server } from 'node:http'

const LONGEST_WAIT_MS = 10_000

/**
 * Stops accepting, waits at most ten seconds for requests in flight, then runs `parts` in order.
 * Connections that fall idle meanwhile are closed too: keep-alive would hold the server open.
 */
export async function closeGracefully(server: Server, parts: (() => Promise<unknown>)[]) {
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
