import type { Server } from 'node:http'

const LONGEST_WAIT_MS = 10_000

/** Waits at most ten seconds for requests in flight; closes what falls idle, then runs `parts`. */
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
