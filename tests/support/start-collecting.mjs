// SIGUSR2 makes it collect garbage and write the bytes and the open handles that are left.
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const { start } = await import('../../build/server/server.js')
await start()
process.on('SIGUSR2', async () => {
  for (let round = 0; round < 3; round++) {
    collect()
    await sleep(10) // finalizers run between collections
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const handles = process.getActiveResourcesInfo().length
  writeSync(1, `heap ${heapUsed + arrayBuffers} ${handles}\n`)
})
