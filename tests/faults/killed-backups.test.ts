import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { masterPath } from '../../app/media/masters.server'
import { eachSeededPlace, momentsByDay, type Place, settingsOf } from '../support/databases'
import { contentOf } from '../support/filled-tables'
import { runCommand } from '../support/run-command'

/** Twenty commands are started and killed, by day eight. */
const LONGEST_MS = 600_000

const PICTURES = 2000
const KILLS = momentsByDay(Array.from({ length: 10 }, (_, at) => at))
/** Of ten commands two may end before their moment comes. */
const mostOf = (moments: readonly unknown[]) => Math.floor(0.8 * moments.length)
/** After how many lines and milliseconds a restore is killed; PostgreSQL prints a line a table. */
const RESTORES: Record<Place['engine'], [lines: number, ms: number][]> = {
  postgres: [1, 2, 3, 4, 5, 6, 7, 8, 20, 45].map((lines, at) => [lines, at * 7]),
  sqlite: [1, 1, 2, 2, 3, 4, 6, 7, 7, 7].map((lines, at) => [
    lines,
    [0, 60, 14, 200, 28, 35, 0, 0, 5, 20][at] as number,
  ]),
}
const nameOf = (n: number) => `own-${n.toString(16).padStart(40, '0')}`

/** Kills a command when it has printed so many lines and some more milliseconds went by. */
async function killedAfter(
  settings: Record<string, string>,
  { lines, ms }: { lines: number; ms: number },
  ...args: string[]
) {
  const child = spawn(process.execPath, ['build/server/run.js', ...args], {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  let seen = 0
  createInterface(child.stdout).on('line', () => {
    if (++seen === lines) setTimeout(() => child.kill('SIGKILL'), ms)
  })
  const [code] = await ended
  return { killed: code === null, seen }
}

async function rowsOf(where: Place) {
  const db = await openDatabase(where)
  const { changes: _, processes: __, ...rows } = await contentOf(db)
  const prices = await db.selectFrom('products').select('price').distinct().execute()
  await closeDatabase(db)
  return { rows, prices: prices.length }
}

const stored = ({ dataDir }: Place) => {
  const folder = join(dataDir, 'media/products')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

eachSeededPlace('a machine that is killed amid a backup or a restore', (place) => {
  test(
    'leaves no file that looks whole, and the old shop or the new one',
    async () => {
      const where = await place()
      const settings = settingsOf(where)
      const picture = await sharp({
        create: { width: 8, height: 8, channels: 3, background: '#d44' },
      })
        .webp()
        .toBuffer()
      for (let n = 0; n < PICTURES; n++) {
        mkdirSync(join(where.dataDir, 'media/products', nameOf(n)), { recursive: true })
        writeFileSync(join(where.dataDir, 'media', masterPath(nameOf(n))), picture)
      }
      const safe = join(where.dataDir, 'safe')
      mkdirSync(safe)
      let kills = 0
      for (const at of KILLS) {
        const path = join(safe, `${at}.tar`)
        const { killed } = await killedAfter(
          settings,
          { lines: 1 + (at % 8), ms: at * 7 },
          'backup',
          path,
        )
        if (killed) kills++
        if (!existsSync(path)) continue
        const whole = await runCommand(settings, 'backup', 'verify', path)
        expect(whole.code, whole.output).toBe(0)
      }
      expect(kills).toBeGreaterThanOrEqual(mostOf(KILLS))

      const saved = join(safe, 'saved.tar')
      expect((await runCommand(settings, 'backup', saved)).code).toBe(0)
      const db = await openDatabase(where)
      await db.updateTable('products').set({ price: 77 }).execute()
      await db.deleteFrom('processes').execute() // Killed ones count as running for 15 s.
      await closeDatabase(db)
      const old = await rowsOf(where)
      expect(old.prices).toBe(1)
      kills = 0
      const restores = momentsByDay(RESTORES[where.engine])
      for (const [lines, ms] of restores) {
        const { killed } = await killedAfter(settings, { lines, ms }, 'restore', saved, '--yes')
        if (killed) kills++
        const now = await rowsOf(where)
        if (now.prices === 1) expect(now.rows, `killed after ${lines} lines`).toEqual(old.rows)
        else expect(killed && lines < 7, `replaced after ${lines} lines`).toBe(false)
        expect(stored(where)).toBe(PICTURES)
        if (now.prices === 1) continue
        const again = await openDatabase(where)
        await again.updateTable('products').set({ price: 77 }).execute()
        await closeDatabase(again)
        Object.assign(old, await rowsOf(where))
      }
      expect(kills).toBeGreaterThanOrEqual(mostOf(restores))
      const restored = await runCommand(settings, 'restore', saved, '--yes')
      expect(restored.code, restored.output).toBe(0)
      expect((await rowsOf(where)).prices).toBeGreaterThan(1)
      const before = readdirSync(join(where.dataDir, 'backups')).filter((one) =>
        one.endsWith('.tar'),
      )
      for (const name of before) {
        const whole = await runCommand(
          settings,
          'backup',
          'verify',
          join(where.dataDir, 'backups', name),
        )
        expect(whole.code, whole.output).toBe(0)
      }
    },
    LONGEST_MS,
  )
})
