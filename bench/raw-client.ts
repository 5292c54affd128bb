import { connect, type Socket } from 'node:net'

/** A cheap client: one keep-alive connection, one request at a time. */
export class RawClient {
  readonly #socket: Socket
  #received = ''
  #done: ((response: { status: number; body: string }) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay().setEncoding('latin1')
    socket.on('data', (text: string) => {
      this.#received += text
      this.#read()
    })
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('closed')))
  }

  static open(port: number) {
    return new Promise<RawClient>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new RawClient(socket)))
      socket.once('error', reject)
    })
  }

  post(path: string, body: string, headers = '') {
    return new Promise<{ status: number; body: string }>((done, failed) => {
      this.#done = done
      this.#failed = failed
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`,
      )
    })
  }

  close() {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #read() {
    const head = this.#received.indexOf('\r\n\r\n')
    if (head < 0) return
    const status = Number(this.#received.slice(9, 12))
    const length = /content-length: (\d+)/i.exec(this.#received.slice(0, head))?.[1]
    const end = length ? head + 4 + Number(length) : this.#received.indexOf('0\r\n\r\n', head) + 5
    if (end < head + 4 || this.#received.length < end) return
    const body = this.#received.slice(head + 4, end)
    this.#received = ''
    this.#done?.({ status, body })
  }
}
