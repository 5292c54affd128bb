import { lookup } from 'node:dns/promises'
import { BoundSocket } from 'node:net'

/**
 * Binds a socket for servers to listen on, one after another: connections wait in the kernel while
 * there is none. Returns undefined where it cannot be bound; the server then tries itself and says
 * why.
 */
export async function bindSocket(host: string, port: number): Promise<BoundSocket | undefined> {
  try {
    const { address } = await lookup(host)
    return new BoundSocket({ host: address, port })
  } catch {
    return undefined
  }
}
