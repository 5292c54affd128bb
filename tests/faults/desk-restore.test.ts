import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { setDatabase } from '../../app/database/current.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { eachSeededPlace, type Place, settingsOf } from '../support/databases'
import { codeOf, memberWithPassword, PASSWORD } from '../support/desk/desk-client'
import { setDesk } from '../support/desk/set-desk'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'
import { type SupervisedShop, startSupervisedShop } from '../support/supervised/supervised-shop'

const LONGEST_MS = 900_000
const POLLS = { timeout: 120_000, interval: 200 }

/** Makes an owner with password and authenticator, whose key lies in the shop's folder. */
async function ownerOf(where: Place) {
  const db = await openDatabase(where)
  setDatabase(db)
  setDesk({ DESK_KEY: '', DATA_DIR: where.dataDir })
  const { email, totp } = await memberWithPassword(db, 'owner')
  await closeDatabase(db)
  return { email, totp }
}

/** The desk's API over the network, as one browser. */
function deskOf(origin: string) {
  let cookie = ''
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/api/desk${path}`, {
      method,
      headers: {
        Origin: origin,
        'X-Desk': '1',
        'Content-Type': 'application/json',
        Cookie: cookie,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into responses of any shape
    return { status: response.status, body: (await response.json()) as any }
  }
}

async function pricesOf(where: Place) {
  const db = await openDatabase(where)
  const rows = await db.selectFrom('products').select('price').distinct().execute()
  await closeDatabase(db)
  return rows.length
}

async function setPrices(where: Place) {
  const db = await openDatabase(where)
  await db.updateTable('products').set({ price: 77 }).execute()
  await closeDatabase(db)
}

async function numbersIn(where: Place) {
  const db = await openDatabase(where)
  const rows = await db.selectFrom('orders').select('number').execute()
  await closeDatabase(db)
  return rows.map(({ number }) => number)
}

/** Places orders one after the other, also while no server answers, until `stop` returns them. */
function buyingFrom(origin: string) {
  const client = shopper(origin)
  const acknowledged: string[] = []
  let going = true
  const buying = (async () => {
    while (going) {
      const answer = await client.order(orderOf()).catch(() => undefined)
      if (answer?.status === 201) acknowledged.push(answer.body.number)
      else await sleep(50)
    }
  })()
  return async () => {
    going = false
    await buying
    client.close()
    return acknowledged
  }
}

/** Returns the restoring process, a child of the supervisor. */
function restoring({ supervisor }: SupervisedShop) {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8')
  return children
    .split(' ')
    .filter(Boolean)
    .find((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--asked')
      } catch {
        return false // It has just ended.
      }
    })
}

eachSeededPlace('a restore at the desk', (place) => {
  test(
    'a restore replaces the shop while no server runs, keeps the old one and ends all sessions',
    async () => {
      const where = await place()
      const owner = await ownerOf(where)
      const shop = await startSupervisedShop(settingsOf(where))
      const desk = deskOf(shop.origin)
      const signIn = (step = 0) => {
        const { email, totp } = owner
        return desk('POST', '/sign-in', { email, password: PASSWORD, code: codeOf(totp, step) })
      }
      expect((await signIn()).status).toBe(200)
      expect((await desk('POST', '/backups')).status).toBe(200)
      const listed = async () => (await desk('GET', '/backups')).body.backups
      await expect.poll(async () => (await listed()).length, POLLS).toBe(1)
      const [{ name, checked }] = await listed()
      expect(checked.holds).toMatchObject({ orders: 0, products: expect.any(Number) })
      expect((await desk('POST', `/backups/${name}/verify`)).status).toBe(200)
      await expect.poll(async () => (await listed())[0].checked?.at, POLLS).not.toBe(checked.at)
      await expect.poll(async () => (await listed())[0].checking, POLLS).toBe(false)
      expect((await listed())[0].checked).toMatchObject({ holds: checked.holds })
      await setPrices(where)

      // The process that restores is killed: another server serves the shop as it was.
      const restore = () => desk('POST', `/backups/${name}/restore`)
      const last = async () => (await desk('GET', '/restore')).body.restored
      expect(await restore()).toMatchObject({ status: 200 })
      await expect.poll(() => restoring(shop), POLLS).toBeDefined()
      await sleep(300)
      process.kill(Number(restoring(shop)), 'SIGKILL')
      await expect.poll(async () => (await last())?.state, POLLS).toBe('broken_off')
      expect(await pricesOf(where)).toBe(1)

      const stopBuying = buyingFrom(shop.origin)
      await expect.poll(async () => (await numbersIn(where)).length, POLLS).toBeGreaterThan(2)
      expect(await restore()).toMatchObject({ status: 200 })
      await expect.poll(async () => (await desk('GET', '/session')).status, POLLS).toBe(401)
      expect(await pricesOf(where)).toBeGreaterThan(1)
      await expect.poll(async () => (await numbersIn(where)).length, POLLS).toBeGreaterThan(0)
      const acknowledged = await stopBuying()
      const since = new Set(await numbersIn(where))
      expect((await signIn(1)).status).toBe(200)
      const done = await last()
      expect(done).toMatchObject({ state: 'done', name })
      expect(done.said.join('\n')).toMatch(/is kept in .*before-restore-.*\.tar/)
      const { body } = await desk('GET', '/audit?action=backup.restored')
      expect(body.entries[0].staff.name).toBe('Mina owner')
      const kept = (await listed()).filter(
        ({ kind }: { kind: string }) => kind === 'before_restore',
      )
      expect(kept.at(0).checked.holds).toMatchObject({ products: checked.holds.products })

      // The shop as it was comes back by the same way.
      expect((await desk('POST', `/backups/${kept[0].name}/restore`)).status).toBe(200)
      await expect.poll(async () => (await desk('GET', '/session')).status, POLLS).toBe(401)
      expect(await pricesOf(where)).toBe(1)
      // Each order that was acknowledged is in the shop that was kept, or in the one that came.
      const before = new Set(await numbersIn(where))
      expect(before.size).toBeGreaterThan(2)
      expect(acknowledged.filter((one) => !before.has(one) && !since.has(one))).toEqual([])
      expect(await shop.stop()).toBe(0)
      const folder = join(where.dataDir, 'backups')
      for (const one of readdirSync(folder).filter((file) => file.endsWith('.tar'))) {
        const whole = await runCommand(settingsOf(where), 'backup', 'verify', join(folder, one))
        expect(whole.code, whole.output).toBe(0)
      }
    },
    LONGEST_MS,
  )
})
