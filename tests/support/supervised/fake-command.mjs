// Stands in for the merchant's commands of a build: it takes a while, and notes what it was asked beside itself.
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

await sleep(200)
writeFileSync(new URL('asked.json', import.meta.url), JSON.stringify(process.argv.slice(2)))
process.exitCode = 1
