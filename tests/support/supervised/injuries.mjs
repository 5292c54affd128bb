// The shop's processes load this by NODE_OPTIONS: a server can be made to fail by a signal, or by a
// request to end its process, as one that meets an unknown hole would.
import { subscribe } from 'node:diagnostics_channel'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.argv[1]?.endsWith('scripts/serve.mjs')) {
  process.on('SIGUSR2', () => {
    for (;;);
  })
  process.on('SIGVTALRM', () => {
    const kept = []
    const fill = () => {
      for (let n = 0; n < 20; n++) kept.push(new Array(100_000).fill(Math.random()))
      setImmediate(fill)
    }
    fill()
  })
  subscribe('http.server.request.start', ({ request }) => {
    if (request.url.includes('/end-the-process')) process.kill(process.pid, 'SIGKILL')
  })
  process.on('SIGPROF', () => {
    setImmediate(() => {
      throw new TypeError('a fault that nobody caught')
    })
  })
}
