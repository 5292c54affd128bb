import { connect, createServer, type Socket } from 'node:net'

/** Starts a proxy before a server; while `away` is set, every connection to it breaks. */
export async function awayProxy(target: URL) {
  const sockets = new Set<Socket>()
  let away = false
  const server = createServer((client) => {
    if (away) return client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    setAway(value: boolean) {
      away = value
      if (away) breakAll()
    },
    async stop() {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
