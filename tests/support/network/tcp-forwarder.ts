import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Starts an address that stays while its server changes, like a virtual one or HAProxy. */
export async function tcpForwarder(url: string) {
  let target = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: address.href,
    /** Ends open connections, so that nobody stays with the server before. */
    pointTo(other: string) {
      target = new URL(other)
      cut()
    },
    stop() {
      cut()
      server.close()
    },
  }
}
