import { connect } from 'node:net'
import { described, type HostileRequest } from './hostile-requests'

const LONGEST_MS = 20_000
/** A body that was cut gets no response until this client hangs up. */
const HANG_UP_MS = 10

/** The status of the first response, or 0 where the shop closes without one or has to wait. */
export function statusOf(port: number, request: HostileRequest) {
  return new Promise<number>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    const end = (status: number) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(status)
    }
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no response to ${described(request)}`))
    }, LONGEST_MS)
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1')
      const status = Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(said)?.[1])
      if (status) end(status)
    })
    socket.on('error', () => end(0)).on('close', () => end(0))
    socket.write(bytesOf(request))
    if (request.framing === 'cut' || request.framing === 'long')
      setTimeout(() => socket.end(), HANG_UP_MS)
  })
}

function bytesOf({ method, target, headers, body, framing }: HostileRequest) {
  const bytes = Buffer.from(body as string)
  const half = bytes.subarray(0, bytes.length >> 1)
  const chunk = (part: Buffer) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
  const chunks = Buffer.concat([
    ...(half.length > 0 ? [chunk(half)] : []),
    Buffer.from('0\r\n\r\n'),
  ])
  const framed: Record<HostileRequest['framing'], [string, Buffer]> = {
    length: [`Content-Length: ${bytes.length}\r\n`, bytes],
    chunked: [
      'Transfer-Encoding: chunked\r\n',
      Buffer.concat([
        chunk(bytes),
        bytes.length > 0 ? Buffer.from('0\r\n\r\n') : Buffer.from('\r\n'),
      ]),
    ],
    cut: [`Content-Length: ${bytes.length + 10}\r\n`, half],
    short: [`Content-Length: ${half.length}\r\n`, bytes],
    long: [`Content-Length: ${bytes.length + 1}\r\n`, bytes],
    both: [`Content-Length: ${bytes.length}\r\nTransfer-Encoding: chunked\r\n`, chunks],
    none: ['', Buffer.alloc(0)],
  }
  const [line, sent] = framed[framing]
  const host = headers.some((header) => header.startsWith('Host:')) ? '' : 'Host: 127.0.0.1\r\n'
  const lines = headers.map((header) => `${header}\r\n`).join('')
  const head = `${method} ${target} HTTP/1.1\r\n${host}${lines}${line}Connection: close\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), sent])
}

/** All that comes back for `bytes` until the shop closes. */
export function answerTo(port: number, bytes: string) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1').setTimeout(LONGEST_MS, () => socket.destroy())
    let said = ''
    socket.on('data', (part) => {
      said += part.toString('latin1')
    })
    socket.on('error', () => {}).on('close', () => resolve(said))
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}
