import { connect, type Socket } from 'node:net'

const KINDS = [
  'says nothing',
  'dribbles its headers',
  'dribbles its body',
  'is cut in half',
  'never reads',
  'reads a little a second',
  'asks without end',
] as const

const DRIBBLE_MS = 200
export const PATHS = ['/', '/shop', '/api/products?limit=0', '/feed.xml']

/**
 * Opens `count` sockets of every kind in turn to a local port; all misbehave until closed. With
 * `again`, one that the server ends is reopened, so that their number stays.
 */
export function hostileSockets(port: number, count: number, { again = false } = {}) {
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  let closed = false
  function open(n: number) {
    const socket = connect(port, '127.0.0.1')
    sockets.add(socket)
    const every = misbehave(socket, n)
    if (every) timers.add(every)
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(every)
      sockets.delete(socket)
      if (again && !closed) open(n)
    })
  }
  for (let n = 0; n < count; n++) open(n)
  return {
    close() {
      closed = true
      for (const timer of timers) clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}

function misbehave(socket: Socket, n: number) {
  const path = PATHS[n % PATHS.length]
  const get = `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`
  const kind = KINDS[n % KINDS.length]
  if (kind === 'never reads' || kind === 'asks without end') {
    socket.pause()
    socket.write(get.repeat(kind === 'never reads' ? 10 : 5000))
    return
  }
  if (kind === 'reads a little a second') {
    socket.pause()
    socket.write(get.repeat(4))
    return setInterval(() => socket.read(1), 1000)
  }
  socket.resume() // this lets it see that the shop closes
  if (kind === 'says nothing') return
  const body = 'POST /contacts HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\nname='
  if (kind === 'is cut in half') {
    socket.write(n % 2 ? get.slice(0, 12) : body)
    return
  }
  if (kind === 'dribbles its body') socket.write(body)
  const text =
    kind === 'dribbles its body' ? 'x'.repeat(5000) : get.slice(0, -2) + 'X: y\r\n'.repeat(500)
  let sent = 0
  return setInterval(() => socket.write(text[sent++ % text.length] as string), DRIBBLE_MS)
}
