import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueBytes } from '../../app/catalogue/api/catalogue-api'
import type { CatalogueProduct } from '../../app/catalogue/product/product'
import { seedDemo } from '../../app/catalogue/seed.server'
import { openDatabase } from '../../app/database/open.server'

/** Serves the demo catalogue on a free port; other paths respond with 418. */
export async function startApi() {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-api-'))
  const db = await openDatabase({ dataDir })
  await seedDemo(db)
  const serve = catalogueBytes(db)
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (!serve(request, response, path)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (path: string) => (await fetch(`${origin}/api${path}`)).json()
  return {
    db,
    origin,
    get,
    all: (await get('/products?limit=0')).products as CatalogueProduct[],
    async stop() {
      server.close()
      await db.destroy()
      rmSync(dataDir, { recursive: true })
    },
  }
}
