// This server sends as many bytes as the shop, and nothing else: any latency is the machine's and
// the flood's own. Its argument gives the bytes by encoding and path, and `flood` for all others.
import { createServer } from 'node:http'

const sizes = JSON.parse(process.argv[2])
const bodies = Object.fromEntries(
  Object.entries(sizes).map(([key, bytes]) => [key, Buffer.alloc(bytes, '.')]),
)
const server = createServer((request, response) => {
  const body = bodies[`${request.headers['accept-encoding'] ?? ''} ${request.url}`] ?? bodies.flood
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`))
