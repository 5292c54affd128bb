import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { parseMail } from '../e2e/parse-mail'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { runCommand } from '../support/run-command'
import { shopper } from '../support/shopper'

const EMAIL = 'waits@shop.example'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

const mailsIn = (folder: string, kind: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}_`))
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')).text)

eachSeededPlace('a product that is back', (place, engine) => {
  test('shops mail once that a product is back in stock after a command of another process', async () => {
    const where = await place()
    const settings = settingsOf(where)
    const outbox = join(where.dataDir, 'outbox')
    mkdirSync(outbox)
    const folders = engine === 'postgres' ? ['one', 'two', 'three'] : ['']
    const shops = await Promise.all(
      folders.map((folder) =>
        startBuiltShop({
          ...settings,
          DATA_DIR: join(where.dataDir, folder),
          OUTBOX_DIR: outbox,
        }),
      ),
    )
    const client = shopper(shops[0]?.origin ?? '')
    try {
      const stock = async (pieces: number) => {
        const file = join(where.dataDir, 'stock.json')
        writeFileSync(file, JSON.stringify([{ id: 1, stock: pieces }]))
        expect(await runCommand(settings, 'import', file, '--set-stock')).toMatchObject({ code: 0 })
      }
      const asked = () => client.send('POST', '/api/back-in-stock', { product: 1, email: EMAIL })
      expect((await asked()).body.code).toBe('in_stock')
      await stock(0)
      expect(await asked()).toMatchObject({ status: 200, body: { status: 'sent' } })
      const link = await vi.waitFor(() => {
        const [mail = ''] = mailsIn(outbox, 'back-in-stock-confirm')
        const [, token] = /confirm=([\w-]+)&product=1/.exec(mail) ?? []
        expect(token).toBeDefined()
        return `token=${token}&product=1&do=confirm`
      }, 10_000)
      expect((await client.send('POST', '/back-in-stock', link, FORM)).status).toBe(200)
      await stock(4)
      await vi.waitFor(() => expect(mailsIn(outbox, 'back-in-stock')).toHaveLength(1), 10_000)
      await sleep(2500) // The other processes have heard of it, too.
      expect(mailsIn(outbox, 'back-in-stock')).toHaveLength(1)
      await stock(0)
      await stock(5)
      await sleep(2500)
      expect(mailsIn(outbox, 'back-in-stock'), 'asked for once').toHaveLength(1)
    } finally {
      client.close()
      await Promise.all(shops.map((one) => one.stop()))
    }
  }, 120_000)
})
