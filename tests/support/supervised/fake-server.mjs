// Stands in for scripts/serve.mjs: its build is named after what it does, and it sends that name
// and its process id to whoever connects.
import { createServer } from 'node:net'

const [, , build, role, fd] = process.argv
const tell = (kind, more) => process.send({ kind, ...more })
const waits = {}
const told = (kind) =>
  new Promise((resolve) => {
    waits[kind] = resolve
  })
const [open, listen] = [told('open'), told('listen')]
process.on('message', ({ kind }) => {
  if (kind === 'stop') process.exit()
  else waits[kind]()
})
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => tell('leaving'))
if (role === 'beside') tell('pending', { migrations: build.startsWith('migrates') ? 1 : 0 })
await open
if (/refuses/.test(build)) {
  console.error('PORT is bad')
  process.exit(78)
}
if (/crashes/.test(build)) throw new TypeError('no such thing')
tell('warm')
await listen
const server = createServer((socket) => socket.end(`${build} ${process.pid}`))
await new Promise((done) => server.listen({ fd: Number(fd) }, done))
tell('listening')
tell('beat')
if (/stuck/.test(build) && role === 'alone')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
tell('ready', { said: `${build} is ready` })
if (/fails/.test(build))
  setTimeout(() => {
    console.error('TypeError: nobody caught it')
    tell('failing')
    server.close()
    setTimeout(() => process.exit(1), 300)
  }, 100)
if (/dies/.test(build)) setTimeout(() => process.exit(3), 20)
setInterval(tell, 20, 'beat')
if (/hangs/.test(build))
  setTimeout(() => {
    for (;;);
  }, 100)
process.on('SIGUSR1', () => tell('restore', { path: '/safe/shop.tar' }))
