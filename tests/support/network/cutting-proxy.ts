import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../free-port'

const COMMITTED = /C\0\0\0.COMMIT\0/s

/** Starts a proxy before PostgreSQL. `cut` loses answers to the commits that follow `said`. */
export async function startCuttingProxy(url: string) {
  const { hostname, port: serverPort } = new URL(url)
  const port = await freePort()
  const sockets = new Set<Socket>()
  let said = ''
  let cuts = 0
  const server = createServer((client) => {
    const upstream = connect(Number(serverPort), hostname)
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    let armed = false
    client.on('data', (bytes) => {
      armed ||= cuts > 0 && bytes.includes(said)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (!armed || cuts === 0 || !COMMITTED.test(bytes.toString('latin1'))) {
        client.write(bytes)
        return
      }
      cuts--
      end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const proxied = new URL(url)
  proxied.port = String(port)
  return {
    url: proxied.href,
    cut(text: string, times = 1) {
      said = text
      cuts = times
    },
    left: () => cuts,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
