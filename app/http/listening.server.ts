import type { Server } from 'node:http'
import { config } from '../config.server'
import { log } from './log.server'

/** Listens on `socket`, a bound file descriptor, or else on HOST and PORT. */
export const listening = (server: Server, socket?: number) =>
  new Promise<void>((resolve, reject) => {
    const where = socket === undefined ? { port: config.PORT, host: config.HOST } : { fd: socket }
    server.once('error', reject).listen(where, () => {
      server.off('error', reject)
      server.on('error', (error) => log.error({ err: error }, 'server error'))
      resolve()
    })
  })

export function listeningAddress(server: Server) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : config.PORT
  return `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`
}
