import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { startBuiltShop } from '../../tests/support/built-shop'
import { type Place, settingsOf } from '../../tests/support/databases'
import { sessionOf } from '../../tests/support/desk/desk-client'
import { HOSTILE_FILES } from '../../tests/support/hostile-files/all-hostile-files'
import { hostileDoors } from '../../tests/support/hostile-files/hostile-doors'
import { inPlace } from '../in-place'
import { residentMb } from '../process'
import { saveResults } from '../results'
import { printTable } from '../table'
import { type Bought, BUYERS, buy } from './buyers'
import { mailDelays, type Phase, rowOf } from './figures'

const BYTES = 49 * 1024 ** 2
const DESCRIPTION = 'What it is made of, what it is for, and how it is cared for. '.repeat(30)

export { buy }

const ALONE_MS = 30_000
const SETTLE_MS = 3000
const AS_IT_IS = { replace: false, sure: false, setStock: false }

/**
 * Sends hostile files one after the other through each door, then a sound import of 49 MB, beside
 * buyers: `npm run bench -- strangers [sqlite|postgres] [door]`. It reports pages, orders, mails,
 * and the shop's memory.
 */
export async function main([engine = 'sqlite', only = '']: string[]) {
  return (await inPlace(engine, (where) => besideBuyers(where, only))) ?? 1
}

async function besideBuyers(where: Place, only: string) {
  const { engine, dataDir } = where
  // Uploads share the cores with all else here.
  const settings = { ...settingsOf(where), LOG_LEVEL: 'fatal', REQUEST_SECONDS: '600' }
  const load = loadavg()[0] ?? 0
  const shop = await startBuiltShop(settings)
  try {
    const { cookie } = await prepared(where)
    const doors = hostileDoors({ origin: shop.origin, cookie }, settings)
    const files = await written(join(dataDir, 'hostile'))
    const buyers = startBuyers(shop.origin)
    const phases: Phase[] = []
    const during = async (name: string, work: (phase: Phase) => Promise<unknown>) => {
      if (!name.includes(only)) return
      const phase: Phase = { name, from: Date.now(), until: 0, took: [], wrong: 0, residentMb: 0 }
      await work(phase)
      phase.until = Date.now()
      await sleep(SETTLE_MS)
      phase.residentMb = residentMb(shop.process.pid)
      phases.push(phase)
      console.log(name, phase.took.length, Math.round(phase.residentMb))
    }
    const timed = async (phase: Phase, work: () => Promise<boolean>) => {
      const began = performance.now()
      if (!(await work())) phase.wrong++
      phase.took.push(performance.now() - began)
    }
    await sleep(SETTLE_MS)
    await during('no file', () => sleep(ALONE_MS))
    for (const [door, group] of Map.groupBy(files, (one) => one.door))
      await during(door, async (phase) => {
        for (const one of group)
          await timed(phase, async () => {
            const answer = await doors.through(one, readFileSync(one.path))
            const isRight = one.answer.test(answer)
            if (!isRight) console.log(`${one.door} ${one.name}: ${answer}`)
            return isRight
          })
      })
    await during('none after them', () => sleep(ALONE_MS))
    await during('sound, 49 MB: checked and stored', (phase) =>
      timed(phase, async () => {
        const { id } = (await doors.send('POST', '/imports?name=large.csv', largeTable())).body
        const checked = await doors.outcome(id)
        await doors.send('POST', `/imports/${id}/apply`, AS_IT_IS)
        const stored = await doors.outcome(id)
        console.log(`${checked}; ${stored}`)
        return checked.startsWith('checked') && stored.startsWith('done')
      }),
    )
    const bought = await buyers.stop()
    const mails = await mailDelays(join(dataDir, 'outbox'), bought)
    const rows = phases.map((phase) => rowOf(phase, bought, mails))
    printTable(`Hostile files beside ${BUYERS} buyers, ${engine}; milliseconds`, rows)
    const lost = bought.orders.filter(({ email }) => !mails.has(email)).length
    console.log(
      `${HOSTILE_FILES.length} hostile files; ${bought.orders.length} orders, ${lost} without a mail`,
    )
    console.log(`${bought.faults.length} faults of buyers; load before: ${load.toFixed(1)}`)
    for (const fault of bought.faults.slice(0, 10)) console.log(fault)
    const counts = { files: HOSTILE_FILES.length, load, faults: bought.faults.length, lost }
    if (!only) saveResults(`strangers-${engine}`, { engine, ...counts, rows })
    return bought.faults.length > 0 || lost > 0 || phases.some(({ wrong }) => wrong > 0) ? 1 : 0
  } finally {
    await shop.end()
  }
}

async function prepared(where: Place) {
  const db = await openDatabase(where)
  await db.updateTable('stock').set({ quantity: 10_000_000 }).execute()
  const session = await sessionOf(db, 'owner')
  await closeDatabase(db)
  return session
}

/** Writes the files before anybody buys, as that takes more than reading them should. */
async function written(folder: string) {
  mkdirSync(folder)
  const files = []
  for (const [at, one] of HOSTILE_FILES.entries()) {
    const path = join(folder, String(at))
    writeFileSync(path, await one.bytes())
    files.push({ ...one, path })
  }
  return files
}

/** Starts the buyers in their own process, whose clock the files do not hold up. */
function startBuyers(origin: string) {
  const script = `const { buy } = await import(process.argv[1])
    const stopped = new AbortController()
    for (const end of ['message', 'disconnect']) process.once(end, () => stopped.abort())
    const bought = await buy(process.argv[2], stopped.signal)
    if (process.connected) process.send(bought, () => process.disconnect())`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', script, import.meta.url, origin],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  return {
    async stop() {
      const told = once(child, 'message')
      child.send('stop')
      const [bought] = (await told) as [Bought]
      return bought
    },
  }
}

/** Returns a sound CSV of 49 MB, with descriptions as long as shops have them. */
function largeTable() {
  const lines = ['sku,title,description,category,price,stock']
  let bytes = 0
  for (let at = 1; bytes < BYTES; at++) {
    const line = `LARGE-${at},Large thing ${at},${DESCRIPTION.replaceAll(',', '')},things,${at % 90}.50,7`
    lines.push(line)
    bytes += line.length + 1
  }
  return Buffer.from(`${lines.join('\n')}\n`)
}
