// On SIGUSR2 it collects what is garbage and prints the bytes that are left.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const { start } = await import('../../build/server/server.js')
await start()
process.on('SIGUSR2', () => {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  console.log(`heap ${heapUsed + arrayBuffers}`)
})
