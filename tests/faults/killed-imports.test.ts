import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SPOOL_PREFIX } from '../../app/catalogue/incoming/spool.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachPlace, settingsOf } from '../support/databases'
import { sessionOf } from '../support/desk/desk-client'
import { hostileDoors } from '../support/hostile-files/hostile-doors'

const ROWS = 12_000
const HEAD = 'sku,title,category,price,stock,option1Name,option1Value,parent\n'
/** Every third product comes in two sizes: its rows must all be there. */
const FILE = Buffer.from(
  HEAD +
    Array.from({ length: ROWS }, (_, at) =>
      at % 3 === 0
        ? ['S', 'M']
            .map((size) => `T${at}${size},Shirt ${at},shirts,9,4,Size,${size},T${at}\n`)
            .join('')
        : `L${at},Lamp ${at},lamps,5,7,,,\n`,
    ).join(''),
)
const NOTHING_MORE = { replace: false, sure: false, setStock: false }

eachPlace('a machine that is killed amid an import', (place) => {
  test('begins anew when it is back: all of it is stored, and nothing is left beside it', async () => {
    const where = await place()
    const temporary = join(where.dataDir, 'temporary')
    mkdirSync(temporary)
    const settings = {
      ...{ ...settingsOf(where), TMPDIR: temporary },
      ...{ SEED_DEMO: 'false', LOG_LEVEL: 'fatal' },
    }
    const uploads = join(where.dataDir, 'imports')
    const db = await openDatabase(where)
    const { cookie } = await sessionOf(db, 'owner')
    let shop = await startBuiltShop(settings)
    onTestFinished(() => void shop.process.kill('SIGKILL'))
    const desk = () => hostileDoors({ origin: shop.origin, cookie }, settings)
    /** As of a cut of the power, and back; what was under way is not waited for. */
    const killAndRestart = async () => {
      shop.process.kill('SIGKILL')
      await once(shop.process, 'exit')
      await db.updateTable('jobs').set({ run_at: 0 }).execute() // The lease is over.
      shop = await startBuiltShop(settings)
    }
    const row = (id: string) =>
      db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const until = (id: string, isSo: (one: Awaited<ReturnType<typeof row>>) => boolean) =>
      vi.waitFor(
        async () => {
          const found = await row(id)
          expect(isSo(found), JSON.stringify(found)).toBe(true)
        },
        { timeout: 400_000, interval: 10 },
      )

    await halfAnUpload(shop, cookie)
    await vi.waitFor(() => expect(existsSync(uploads) && readdirSync(uploads)).toHaveLength(1))
    await killAndRestart()
    expect(readdirSync(uploads)).toHaveLength(1)
    for (const name of readdirSync(uploads)) utimesSync(join(uploads, name), 1, 1)

    const { id } = (await desk().send('POST', '/imports?name=goods.csv', FILE)).body
    await until(id, ({ done }) => done > 0)
    await killAndRestart()
    expect(readdirSync(uploads)).toEqual([`${id}.csv`])
    expect(await storedIn(db)).toEqual({ products: 0, variants: 0 })
    await until(id, ({ state }) => state === 'checked')

    await desk().send('POST', `/imports/${id}/apply`, NOTHING_MORE)
    await until(id, ({ of }) => of > 0)
    await killAndRestart()
    await until(id, ({ done, of }) => of > 0 && done > 0)
    await killAndRestart()
    await until(id, ({ state }) => state === 'done')
    const thirds = Math.ceil(ROWS / 3)
    expect(await storedIn(db)).toEqual({ products: ROWS, variants: 2 * thirds })
    const { total } = await db
      .selectFrom('stock')
      .select((one) => one.fn.sum<number>('quantity').as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(8 * thirds + 7 * (ROWS - thirds))
    expect(readdirSync(temporary).filter((name) => name.startsWith(SPOOL_PREFIX))).toEqual([])
    expect(await shop.end()).toBe(0)
    await closeDatabase(db)
  }, 900_000)
})

async function halfAnUpload({ origin }: BuiltShop, cookie: string) {
  const upload = request(`${origin}/api/desk/imports?name=half.csv`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: origin, 'X-Desk': '1', 'Content-Length': FILE.length },
  })
  upload.on('error', () => {}) // The shop is killed.
  upload.write(FILE.subarray(0, FILE.length / 2))
}

async function storedIn(db: Database) {
  const count = async (table: 'products' | 'variants') => {
    const { all } = await db
      .selectFrom(table)
      .select((one) => one.fn.countAll().as('all'))
      .executeTakeFirstOrThrow()
    return Number(all)
  }
  return { products: await count('products'), variants: await count('variants') }
}
